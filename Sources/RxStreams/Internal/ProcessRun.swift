#if os(macOS) || os(Linux)
internal import Foundation
internal import RxObservable

/// A running process, and its output.
final class ProcessRun: Sendable {
    private let process: ChildProcess
    private let wakeUp: WakeUp
    private let output: Descriptor
    private let error: Descriptor

    /// Starts a process.
    init(_ launch: Launch) throws {
        let wakeUp = try WakeUp()
        let outputPipe = try Descriptor.pipe()
        let errorPipe = try Descriptor.pipe()
        let process = try ChildProcess(launch, output: outputPipe.writeEnd, error: errorPipe.writeEnd)
        // The child has copies of the write ends. The ends here are closed when this returns, and not before the child
        // has the copies: the optimiser would end their life at the last use.
        extendLifetime((outputPipe, errorPipe))
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
    func follow(_ observer: AnyObserver<ProcessEvent>, maximumLength: Int) {
        // This runs on a thread of its own, the only one that reads these descriptors.
        let splitter = LineSplitter(maximumLength: maximumLength)
        var streams = [
            Stream(input: output, event: ProcessEvent.output, splitter: splitter),
            Stream(input: error, event: ProcessEvent.error, splitter: splitter),
        ]
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        observer.onNext(.started(processIdentifier: process.number))
        do {
            // The loop runs until the process has ended, or the subscription is disposed of. The end of both outputs
            // isn't the end of the process, and a process that has ended may have left output.
            while let ready = try wakeUp.wait(for: streams.map(\.input)) {
                // The loop runs backwards, since a stream at its end is removed from the array.
                for index in streams.indices.reversed() where ready[index] {
                    if try streams[index].read(buffer, observer) == 0 {
                        try streams[index].finish(observer)
                        streams.remove(at: index)
                    }
                }
            }
            guard !observer.isDisposed, let result = process.result else { return }
            // Output from before the process's end comes before the end.
            for var stream in streams { try stream.readRest(buffer, observer) }
            observer.onNext(try result.get())
            observer.onCompleted()
        } catch {
            observer.onError(error)
        }
    }
}

/// One of the outputs of a process.
private struct Stream {
    let input: Descriptor
    let event: (String) -> ProcessEvent
    var splitter: LineSplitter

    /// More than a pipe holds.
    private static var most: Int { 1 << 20 }

    /// Reads the available bytes and sends the lines; 0 at the end.
    mutating func read(
        _ buffer: UnsafeMutableRawBufferPointer,
        _ observer: AnyObserver<ProcessEvent>
    ) throws -> Int {
        guard let count = try input.read(into: buffer) else { return 1 }
        splitter.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { [event] line in
            observer.onNext(event(line))
            return !observer.isDisposed
        }
        try splitter.check()
        return count
    }

    /// Reads the rest of an ended process's output from the pipe.
    ///
    /// A child of that process, with the same output, may write for ever.
    mutating func readRest(
        _ buffer: UnsafeMutableRawBufferPointer,
        _ observer: AnyObserver<ProcessEvent>
    ) throws {
        var left = Stream.most
        while left > 0, try WakeUp.poll([input], timeout: 0)[0] {
            let count = try read(buffer, observer)
            guard count > 0 else { break }
            left -= count
        }
        try finish(observer)
    }

    /// Sends a last line without an end.
    mutating func finish(_ observer: AnyObserver<ProcessEvent>) throws {
        if let line = splitter.finish() { observer.onNext(event(line)) }
        try splitter.check()
    }
}
#endif
