public import Foundation
internal import RxDisposables
public import RxObservable
internal import RxSchedulers
public import RxTraits

extension Reactive where Base: FileHandle {
    /// The lines of a text, as they arrive.
    ///
    /// ```swift
    /// FileHandle.standardInput.rx.lines
    ///     .subscribe(onNext: { line in print(line.uppercased()) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// A line ends with a line feed, or with a carriage return and a line feed; neither is part of it. The last line
    /// needs no end. Bytes that aren't UTF-8 become replacement characters.
    ///
    /// It reads as ``chunks`` does. A line longer than 1 MiB fails with
    /// ``ByteStreamError/lineTooLong(maximumLength:)``; `chunks.lines(maximumLength:)` sets another limit.
    ///
    /// - Complexity: A line is kept until it is complete.
    public var lines: Observable<String> {
        chunks.lines()
    }

    /// The bytes as they arrive, in pieces.
    ///
    /// A thread of the subscription waits for input, reads, and delivers; so a slow subscriber slows down the writer,
    /// as does a queue with the policy `.wait` of `RxExtras`, and memory use stays bounded. It completes at the end of
    /// the file and fails with a `POSIXError` if the system can't read. Reading continues at the handle's position,
    /// which all its readers share: two subscriptions share the input, so use `share()` if both want all of it.
    ///
    /// The handle isn't closed, and may be closed or freed meanwhile. Disposing of the subscription ends the wait and
    /// the thread at once.
    public var chunks: Observable<Data> {
        let handle: FileHandle = base
        return .create { observer in
            do {
                // The descriptor is a copy, since the owner of the handle may close it while the thread reads.
                let input = try Descriptor(duplicating: handle.fileDescriptor)
                let turn = try InputTurn.of(input)
                let wakeUp = try WakeUp()
                Thread.detachNewThread {
                    Trampoline.current.sending(.blocked) { read(input, turn, wakeUp, observer) }
                }
                return Disposables.create { wakeUp.signal() }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }
}

/// How much is read in one go, in bytes.
private let capacity = 64 * 1024

/// Reads to the end, or until the subscription is disposed of.
private func read(_ input: Descriptor, _ turn: InputTurn, _ wakeUp: WakeUp, _ observer: AnyObserver<Data>) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    do {
        while try wakeUp.wait(for: [input]) != nil {
            guard let count = try turn.read(input, into: buffer) else { continue }
            guard count > 0 else { return observer.onCompleted() }
            observer.whenThereIsRoom { observer.onNext(Data(UnsafeRawBufferPointer(rebasing: buffer[..<count]))) }
        }
    } catch {
        observer.onError(error)
    }
}
