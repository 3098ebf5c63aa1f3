public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Continues with another completable when this one completes.
    ///
    /// - Parameter second: The completable to continue with.
    /// - Returns: The end of the second; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func concat(_ second: Completable) -> Completable {
        .concat(primitiveSequence, second)
    }

    /// Runs completables one after the other.
    ///
    /// - Parameter sequence: The completables; they are asked for one at a time.
    /// - Returns: Completion when the last has completed; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        PrimitiveSequence(raw: .concat(sequence.lazy.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// - Parameter collection: The completables.
    /// - Returns: Completion when the last has completed; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .concat(collection.map(\.source)))
    }

    /// Runs completables one after the other.
    ///
    /// ```swift
    /// let login = Completable.empty().do(onCompleted: { print("logged in") })
    /// let upload = Completable.empty().do(onCompleted: { print("uploaded") })
    /// _ = Completable.concat(login, upload).subscribe(onCompleted: { print("done") })
    /// // Prints "logged in", "uploaded", "done".
    /// ```
    ///
    /// - Parameter sources: The completables.
    /// - Returns: Completion when the last has completed; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .concat(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// - Parameter sources: The completables.
    /// - Returns: Completion when all have completed, and at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time.
    ///
    /// ```swift
    /// let saves = Completable.zip(.empty(), .empty())  // both at the same time
    /// _ = saves.subscribe(onCompleted: { print("both are saved") })
    /// // Prints "both are saved".
    /// ```
    ///
    /// - Parameter sources: The completables.
    /// - Returns: Completion when all have completed, and at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func zip(_ sources: Completable...) -> Completable {
        PrimitiveSequence(raw: .merge(sources.map(\.source)))
    }

    /// Runs completables at the same time, as `zip` does.
    ///
    /// - Parameter sources: The completables.
    /// - Returns: Completion when all have completed, and at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        zip(sources)
    }

    /// Runs completables at the same time, as `zip` does.
    ///
    /// ```swift
    /// let saves = Completable.merge(.empty(), .empty())  // both at the same time
    /// _ = saves.subscribe(onCompleted: { print("both are saved") })
    /// // Prints "both are saved".
    /// ```
    ///
    /// - Parameter sources: The completables.
    /// - Returns: Completion when all have completed, and at once if there are none; fails with the first that fails.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Completable...) -> Completable {
        zip(sources)
    }
}
