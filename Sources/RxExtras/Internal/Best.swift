public import RxObservable
public import RxTraits

extension ObservableType {
    /// The element of the source that no other one is better than, for `min` and `max`.
    ///
    /// - Parameter isBetter: Whether an element takes the place of the best one so far.
    /// - Returns: The first of the best elements, once the source has completed; `nil` if there is none.
    @_alwaysEmitIntoClient
    func best(_ isBetter: @escaping @Sendable (Element, Element) throws -> Bool) -> Single<Element?> {
        asObservable()
            .reduce(Element?.none) { best, element in
                guard let best else { return element }
                return try isBetter(element, best) ? element : best
            }
            .asSingle()
    }
}
