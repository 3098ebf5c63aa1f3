#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

extension ObservableType {
    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// ```
    /// source:           a--b--|
    /// debug("search"):  a--b--|
    /// ```
    ///
    /// Each line has the local time, the name and the event, and is printed before the event is forwarded:
    ///
    /// ```
    /// 2026-03-01 12:34:56.789: search -> subscribed to BehaviorSubject.debounce
    /// 2026-03-01 12:34:56.790: search -> Event next(a)
    /// 2026-03-01 12:34:57.012: search -> Event completed
    /// 2026-03-01 12:34:57.012: search -> isDisposed
    /// ```
    ///
    /// ```swift
    /// titles
    ///     .debug("before")
    ///     .filter { !$0.isEmpty }
    ///     .debug("after")
    ///     .subscribe(onNext: { show($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// [Debugging a chain](/documentation/rx/debuggingachain) shows how to find the stage that is wrong.
    ///
    /// Also known as `print` (Combine).
    ///
    /// - Parameters:
    ///   - identifier: The name in each line; without it, the place of the call.
    ///   - trimOutput: Whether an event's text of more than 40 characters is cut in the middle.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - function: The function of the call.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function) { print($0) }
    }

    /// Writes what happens to a log of your own: subscribing, each event, and disposal.
    ///
    /// The lines are those of ``debug(_:trimOutput:file:line:function:)``.
    ///
    /// ```swift
    /// titles
    ///     .debug("titles") { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    ///     .subscribe(onNext: { show($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The name in each line; without it, the place of the call.
    ///   - trimOutput: Whether an event's text of more than 40 characters is cut in the middle.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - function: The function of the call.
    ///   - write: Takes each line, before the event is forwarded, on whichever thread that happens.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_disfavoredOverload
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function,
        write: @escaping @Sendable (String) -> Void
    ) -> Observable<Element> {
        let place = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        return debugged(asObservable(), identifier ?? place, trimOutput, write)
    }
}

/// The node of `debug`, also for its lenient form.
@preconcurrency
package func debugged<Element>(
    _ source: Observable<Element>,
    _ identifier: String,
    _ trimOutput: Bool,
    _ write: @escaping @Sendable (String) -> Void
) -> Observable<Element> {
    let log = DebugLog(identifier: identifier, trimOutput: trimOutput, write: write)
    return Lift("debug", source, log) { sink, source, log in
        log.log("subscribed to \(source.chain)")
        source.run(DebugSink(sink, log))
    }
}

/// The output of the node of `debug`.
private struct DebugLog: Sendable {
    let identifier: String
    let trimOutput: Bool
    let write: @Sendable (String) -> Void

    func log(_ what: String) {
        write("\(localTime()): \(identifier) -> \(what)")
    }

    func log<Element>(_ event: Event<Element>) {
        let text = "\(event)"
        log("Event \(trimOutput && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
    }
}

private final class DebugSink<Element>: Stage<Element, Element> {
    private let log: DebugLog

    init(_ downstream: Sink<Element>, _ log: DebugLog) {
        self.log = log
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        log.log(Event.next(element))
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        log.log(Event<Element>.error(error))
        downstream.onError(error)
    }

    override func onCompleted() {
        log.log(Event<Element>.completed)
        downstream.onCompleted()
    }

    override func dispose() {
        log.log("isDisposed")
        super.dispose()
    }
}

/// The local time, as `2026-03-01 12:34:56.789`.
private func localTime() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    let date = "\(digits(parts.tm_year + 1900, 4))-\(digits(parts.tm_mon + 1, 2))-\(digits(parts.tm_mday, 2))"
    let time = "\(digits(parts.tm_hour, 2)):\(digits(parts.tm_min, 2)):\(digits(parts.tm_sec, 2))"
    return "\(date) \(time).\(digits(Int32(now.tv_nsec / 1_000_000), 3))"
}

private func digits(_ number: Int32, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
}
