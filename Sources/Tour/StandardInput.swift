import Dispatch
import Foundation
import RxDisposables
import RxObservable
import RxSchedulers

/// Where the text of the search field comes from.
enum StandardInput {
    /// Somebody types at a terminal: every key counts.
    case keys
    /// Lines arrive through a pipe, from a file, or from a terminal whose output goes elsewhere.
    case lines(first: [UInt8])
    /// There is nothing to read.
    case nothing

    /// Finds out what standard input is; waits for the first piece if it isn't a terminal.
    static func detect() -> StandardInput {
        if isatty(STDIN_FILENO) == 1 {
            return Terminal.isUsable ? .keys : .lines(first: [])
        }
        guard let first = readPiece(of: STDIN_FILENO), !first.isEmpty else { return .nothing }
        return .lines(first: first)
    }
}

/// The text of the search field after each key.
func typedKeys() -> Observable<String> {
    pieces(of: STDIN_FILENO, endsAt: 0x04)  // Ctrl-D
        .scan(QueryLine()) { line, bytes in line.typing(bytes) }
        .map(\.text)
}

/// The lines of standard input.
///
/// - Parameter first: The piece that has been read already.
/// - Returns: Each line when it is complete.
func typedLines(first: [UInt8]) -> Observable<String> {
    pieces(of: STDIN_FILENO, after: first)
        .scan(LineSplitter()) { splitter, bytes in splitter.reading(bytes) }
        .concatMap { splitter in Observable.from(splitter.lines) }
}

/// Types queries by itself, and each as soon as the search for the one before has a result.
///
/// - Parameters:
///   - queries: What to type.
///   - answered: The query of each report.
/// - Returns: The text of the search field after each key.
func typedScript(_ queries: [String], answered: Observable<String>) -> Observable<String> {
    let steps = Array(zip(queries, [""] + queries))
    return Observable.from(steps).concatMap { step in
        let (query, previous) = step
        // Nobody searches again for what has just been searched for, so there would be no answer to wait for.
        let answer = query == previous ? .empty() : answered.filter { $0 == query }.take(1)
        return keystrokes(of: query).concat(answer.compactMap { _ in String?.none })
    }
}

/// The beginnings of a query, as somebody who types fast produces them.
private func keystrokes(of query: String) -> Observable<String> {
    guard !query.isEmpty else { return .just("") }
    return Observable<Int>
        .interval(.milliseconds(15), scheduler: MainScheduler.instance)
        .take(query.count)
        .map { index in String(query.prefix(index + 1)) }
}

/// What arrives at a file descriptor, read on a thread of its own.
///
/// - Parameters:
///   - descriptor: The file descriptor. It isn't closed.
///   - first: What has been read already; sent first, and by the same thread, so that everything that a flood of input
///     sets off happens on that thread, and the flood waits for it.
///   - end: A byte that ends the sequence, as the end of the file does.
/// - Returns: The pieces, and an empty one for the end of the file. Completes then, and when the file can't be read.
private func pieces(
    of descriptor: Int32,
    after first: [UInt8] = [],
    endsAt end: UInt8? = nil
) -> Observable<[UInt8]> {
    .create { observer in
        let wakeUp = WakeUp()
        Thread.detachNewThread {
            if !first.isEmpty {
                observer.onNext(first)
            }
            while wakeUp.waits(forInputAt: descriptor), let piece = readPiece(of: descriptor) {
                let isLast = end.map(piece.contains) ?? false
                observer.onNext(isLast ? Array(piece.prefix { $0 != end }) : piece)
                guard !isLast, !piece.isEmpty else { break }
            }
            observer.onCompleted()
        }
        return Disposables.create { wakeUp.signal() }
    }
}

/// Reads what is there; empty at the end of the file, `nil` if it can't be read.
private func readPiece(of descriptor: Int32) -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = read(descriptor, &piece, piece.count)
        guard count < 0 else { return Array(piece[..<count]) }
        guard errno == EINTR || errno == EAGAIN else { return nil }
    }
}

/// Lets another thread end the wait for input.
///
/// A dispatch source would be simpler, but on Linux it doesn't report that the other end of a pipe was closed.
private final class WakeUp: Sendable {
    private let readEnd: Int32
    private let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 {
            fatalError("No pipe: \(String(cString: strerror(errno))). Close files or raise the limit of open files.")
        }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Ends the wait, also one that has not begun yet.
    func signal() {
        _ = write(writeEnd, [0], 1)
    }

    /// Waits; `true` if there is something to read, `false` after ``signal()``.
    func waits(forInputAt descriptor: Int32) -> Bool {
        var files = [
            pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&files, nfds_t(files.count), -1) < 0 {
            guard errno == EINTR else { return false }
        }
        return files[0].revents == 0
    }
}
