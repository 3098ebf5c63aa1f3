public import RxObservable
public import RxSchedulers

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Drops elements that are equal to the one before.
    ///
    /// - Returns: The elements that differ from the one before; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension SharedSequenceConvertibleType {
    /// Drops elements whose key is equal to that of the one before.
    ///
    /// - Parameter keySelector: Makes the key.
    /// - Returns: The elements whose key differs; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that a comparison finds equal to the one before.
    ///
    /// - Parameter comparer: Whether two elements are equal.
    /// - Returns: The elements that differ; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().distinctUntilChanged(onMain(comparer)))
    }

    /// Drops elements whose key a comparison finds equal to that of the one before.
    ///
    /// - Parameters:
    ///   - keySelector: Makes the key.
    ///   - comparer: Whether two keys are equal.
    /// - Returns: The elements whose key differs; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) -> Key,
        comparer: @escaping @MainActor (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().distinctUntilChanged(onMain(keySelector), comparer: onMain(comparer)))
    }

    /// Drops elements that have the same value at a key path as the one before.
    ///
    /// - Parameter keyPath: Where to find what is compared; read on the main thread.
    /// - Returns: The elements that differ there; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element once a duration has passed without a newer one.
    ///
    /// - Parameter dueTime: How long the source must be quiet.
    /// - Returns: The elements that were followed by a quiet period; completes with the source.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// Emits at most one element in each period.
    ///
    /// - Parameters:
    ///   - dueTime: The length of a period.
    ///   - latest: Whether the latest element of a period is sent at its end.
    /// - Returns: The elements that pass; completes with the source.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func throttle(_ dueTime: any RxTimeSpan, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(sourceForOperator().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }

    /// Delays the elements and the completion.
    ///
    /// - Parameter dueTime: How much later.
    /// - Returns: The source's events, `dueTime` later.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}
