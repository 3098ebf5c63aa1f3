// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `startWith(contentsOf:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func startWith(contentsOf elements: [Element]) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.startWith(contentsOf: elements) }
    }

    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.startWith(element) }
    }

    /// Lenient form of `startWith(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(started(sourceForOperator(), with: [first, second] + others))
    }
}
