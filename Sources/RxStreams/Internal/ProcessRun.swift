#if os(macOS) || os(Linux)
internal import Foundation
internal import RxObservable

/// A running process, and its output.
final class ProcessRun: Sendable {
    private let process: ChildProcess
    private let wakeUp: WakeUp
    private let output: Descriptor
    private let error: Descriptor
    /// What it reads; `nil` if it has nothing to read.
    let input: ProcessInput?

    /// Starts a process.
    init(_ launch: Launch, hasInput: Bool) throws {
        let wakeUp = try WakeUp()
        let inputPipe = hasInput ? try Descriptor.pipe() : nil
        input = try inputPipe.map { try ProcessInput($0.writeEnd, wakeUp) }
        let outputPipe = try Descriptor.pipe()
        let errorPipe = try Descriptor.pipe()
        let process = try ChildProcess(
            launch,
            input: inputPipe?.readEnd,
            output: outputPipe.writeEnd,
            error: errorPipe.writeEnd
        )
        // The child has copies of its ends. The ends here are closed when this returns, and not before the child has
        // the copies: the optimiser would end their life at the last use.
        extendLifetime((inputPipe, outputPipe, errorPipe))
        self.wakeUp = wakeUp
        self.process = process
        output = outputPipe.readEnd
        error = errorPipe.readEnd
        // This thread only waits: `poll` doesn't report the end of a process.
        Thread.detachNewThread {
            process.wait()
            wakeUp.signal()
        }
    }

    /// Ends the process, if it still runs, and the thread in ``follow(_:maximumLength:)``.
    func stop() {
        process.terminate()
        wakeUp.signal()
    }

    /// Reads the output until the process has ended, or until the subscription is disposed of.
    ///
    /// - Parameters:
    ///   - observer: Takes the events.
    ///   - output: Makes events of standard output.
    ///   - error: Makes events of standard error.
    ///   - event: Makes an event of the start, and of the end.
    func follow<Parser: ProcessOutputParser>(
        _ observer: AnyObserver<Parser.Event>,
        output: Parser,
        error: Parser,
        _ event: (ProcessEvent) -> Parser.Event
    ) {
        // This runs on a thread of its own, the only one that reads these descriptors.
        var streams = [Stream(input: self.output, parser: output), Stream(input: self.error, parser: error)]
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        observer.onNext(event(.started(processIdentifier: process.number)))
        do {
            // The loop runs until the process has ended, or the subscription is disposed of. The end of both outputs
            // isn't the end of the process, and a process that has ended may have left output.
            while let ready = try wakeUp.wait(for: streams.map(\.input)) {
                try observer.whenThereIsRoom {
                    // The loop runs backwards, since a stream at its end is removed from the array.
                    for index in streams.indices.reversed() where ready[index] {
                        if try streams[index].read(buffer, observer) == 0 {
                            try streams[index].parser.finish(observer)
                            streams.remove(at: index)
                        }
                    }
                }
            }
            guard !observer.isDisposed, let result = process.result else { return }
            // Output from before the process's end comes before the end.
            for var stream in streams { try stream.readRest(buffer, observer) }
            observer.onNext(event(try result.get()))
            observer.onCompleted()
        } catch {
            observer.onError(error)
        }
    }
}

/// Makes events of what a process writes to one of its outputs.
protocol ProcessOutputParser {
    associatedtype Event

    mutating func read(_ piece: UnsafeRawBufferPointer, _ observer: AnyObserver<Event>) throws

    mutating func finish(_ observer: AnyObserver<Event>) throws
}

/// An event for each line.
struct OutputLines: ProcessOutputParser {
    let event: (String) -> ProcessEvent
    var splitter: LineSplitter

    mutating func read(_ piece: UnsafeRawBufferPointer, _ observer: AnyObserver<ProcessEvent>) throws {
        splitter.read(piece) { [event] line in
            observer.onNext(event(line))
            return !observer.isDisposed
        }
        try splitter.check()
    }

    /// Sends a last line without an end.
    mutating func finish(_ observer: AnyObserver<ProcessEvent>) throws {
        if let line = splitter.finish() { observer.onNext(event(line)) }
        try splitter.check()
    }
}

/// The bytes as they come.
struct OutputChunks: ProcessOutputParser {
    let event: (Data) -> ProcessChunk

    mutating func read(_ piece: UnsafeRawBufferPointer, _ observer: AnyObserver<ProcessChunk>) {
        if !piece.isEmpty { observer.onNext(event(Data(piece))) }
    }

    mutating func finish(_ observer: AnyObserver<ProcessChunk>) {}
}

/// One of the outputs of a process.
private struct Stream<Parser: ProcessOutputParser> {
    let input: Descriptor
    var parser: Parser

    /// More than a pipe holds.
    private var most: Int { 1 << 20 }

    /// Reads the available bytes and sends their events; 0 at the end.
    mutating func read(
        _ buffer: UnsafeMutableRawBufferPointer,
        _ observer: AnyObserver<Parser.Event>
    ) throws -> Int {
        guard let count = try input.read(into: buffer) else { return 1 }
        try parser.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]), observer)
        return count
    }

    /// Reads the rest of an ended process's output from the pipe.
    ///
    /// A child of that process, with the same output, may write for ever.
    mutating func readRest(
        _ buffer: UnsafeMutableRawBufferPointer,
        _ observer: AnyObserver<Parser.Event>
    ) throws {
        var left = most
        while left > 0, try WakeUp.poll([input], timeout: 0)[0] {
            let count = try read(buffer, observer)
            guard count > 0 else { break }
            left -= count
        }
        try parser.finish(observer)
    }
}
#endif
