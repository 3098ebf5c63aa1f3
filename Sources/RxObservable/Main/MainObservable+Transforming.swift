// The transforming operators, with closures of the main actor. Details and marble diagrams are at the operators of the
// same name of `ObservableType`.

extension MainObservableType {
    /// Splits the sequence into groups of elements that have a key in common.
    ///
    /// A group is sent when its first element arrives, and that element follows. See the form for any sequence.
    ///
    /// ```swift
    /// let groups = titles.observe(on: MainScheduler.instance)
    ///     .groupBy { title in title.hasPrefix(self.prefix) }  // the key may ask the view model
    /// ```
    ///
    /// - Parameter keySelector: The key of an element, on the main thread; an error that it throws fails the sequence
    ///   and every group. Keys are also compared wherever a group is released.
    /// - Returns: The groups; completes and fails with the source, after every group has.
    /// - Complexity: O(1) for an element. Memory is O(*n*) in the number of keys.
    /// - SeeAlso: [groupBy](https://reactivex.io/documentation/operators/groupby.html)
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        // The key selector runs on the main actor, but another thread may be in the section of the groups. So the key
        // is computed before the section.
        map { (key: try keySelector($0), element: $0) }
            .asObservable()
            .groupBy { $0.key }
            .map { group in GroupedObservable(key: group.key, source: group.asObservable().map { $0.element }) }
    }
}
