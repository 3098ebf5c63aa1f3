extension ObservableType {
    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// ```
    /// x:                                      a-----b-----|
    /// y:                                      --1-----2--|
    /// combineLatest([x, y]) { $0.joined() }:  --a1--b1b2--|
    /// ```
    ///
    /// ```swift
    /// let carts = [BehaviorRelay(value: 10), BehaviorRelay(value: 5), BehaviorRelay(value: 0)]
    /// let total = Observable.combineLatest(carts.map { $0.asObservable() }) { prices in prices.reduce(0) { $0 + $1 } }
    /// total.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// carts[2].accept(7)
    /// // Prints "15", "22".
    /// ```
    ///
    /// - Parameters:
    ///   - collection: The sequences, subscribed to in order.
    ///   - resultSelector: Combines the latest element of each, in their order; an error that it throws fails the
    ///     sequence.
    /// - Returns: A result for each element, once every sequence has sent one; completes when all have completed, or
    ///   when no result can come any more, since one ended without an element; fails with the first that fails. For an
    ///   empty collection, the result of no elements, and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences; one of each is kept. What other threads send
    ///   while one is inside the observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType, Collection.Element.Element: Sendable {
        combination(.latest, collection.map { $0.asObservable() }, resultSelector)
    }

    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// ```
    /// x:                      a-----b-----|
    /// y:                      --1-----2--|
    /// combineLatest([x, y]):  --a1--b1b2--|
    /// ```
    ///
    /// ```swift
    /// let players = [BehaviorRelay(value: 1), BehaviorRelay(value: 2)]
    /// let scores = Observable.combineLatest(players.map { $0.asObservable() })
    /// scores.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// players[0].accept(3)
    /// // Prints "[1, 2]", "[3, 2]".
    /// ```
    ///
    /// - Parameter collection: The sequences, subscribed to in order.
    /// - Returns: An array for each element, once every sequence has sent one; completes when all have completed, or
    ///   when the last one alive sends while another ended without an element; fails with the first that fails. For an
    ///   empty collection, an empty array, and then completion.
    /// - Complexity: O(*n*) for an element, in the number of sequences; one of each is kept. What other threads send
    ///   while one is inside the observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element, Element: Sendable {
        combination(.latest, collection.map { $0.asObservable() }) { $0 }
    }
}
