@_spi(Pipeline) internal import RxObservable

extension ObservableType {
    /// The elements, with another end.
    ///
    /// - Parameters:
    ///   - transform: Makes the end of the source's: an error or, for `nil`, completion. An error that it throws is the
    ///     end.
    ///   - call: The operator: the function that calls this one.
    /// - Returns: The source's elements; ends when the source does.
    func ending(
        _ transform: @escaping @Sendable ((any Error)?) throws -> (any Error)?,
        call: StaticString = #function
    ) -> Observable<Element> {
        Ending(asObservable(), transform, call)
    }
}

// SAFETY: immutable; the closure is @Sendable.
private final class Ending<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let transform: @Sendable ((any Error)?) throws -> (any Error)?
    private let call: StaticString

    init(
        _ source: Observable<Element>,
        _ transform: @escaping @Sendable ((any Error)?) throws -> (any Error)?,
        _ call: StaticString
    ) {
        self.source = source
        self.transform = transform
        self.call = call
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(function: call, after: source)
    }

    override func run(_ sink: Sink<Element>) {
        source.run(EndingSink(sink, transform))
    }
}

private final class EndingSink<Element>: Stage<Element, Element> {
    private let transform: @Sendable ((any Error)?) throws -> (any Error)?

    init(_ downstream: Sink<Element>, _ transform: @escaping @Sendable ((any Error)?) throws -> (any Error)?) {
        self.transform = transform
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        end(error)
    }

    override func onCompleted() {
        end(nil)
    }

    private func end(_ error: (any Error)?) {
        let end: (any Error)?
        do { end = try transform(error) } catch { return downstream.onError(error) }
        if let end { downstream.onError(end) } else { downstream.onCompleted() }
    }
}
