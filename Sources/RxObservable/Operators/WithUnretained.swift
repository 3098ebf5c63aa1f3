extension ObservableType {
    /// Combines each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// ```
    /// source:                               a--b--c--|
    /// withUnretained(x) { "\($0)\($1)" }:   xa-xb-xc-|
    /// ```
    ///
    /// The object is retained only while a result is made, not between elements. A result that contains it retains it
    /// as long as the result is kept.
    ///
    /// ```swift
    /// nonisolated final class Shop: Sendable {
    ///     let city = "Rome"
    /// }
    /// let shop = Shop()
    /// _ = Observable.of("bread", "milk")
    ///     .withUnretained(shop) { shop, order in "\(order) for \(shop.city)" }
    ///     .subscribe(onNext: { print($0) })
    /// // Prints "bread for Rome", "milk for Rome".
    /// ```
    ///
    /// - Parameters:
    ///   - obj: The object; held weakly.
    ///   - resultSelector: Combines the object and an element.
    /// - Returns: The results; completes at the first element after the object is gone, and ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object,
        resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Observable<Out> {
        paired(asObservable(), with: obj, resultSelector)
    }

    /// Pairs each element with an object that isn't kept alive, and completes once the object is gone.
    ///
    /// ```
    /// source:             a--b--c--|
    /// withUnretained(x):  xa-xb-xc-|
    /// ```
    ///
    /// A pair retains the object as long as the pair is kept.
    ///
    /// ```swift
    /// titles
    ///     .observe(on: MainScheduler.instance)
    ///     .withUnretained(label)
    ///     .subscribe(onNext: { label, title in label.text = title })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Also known as `startWithWeak` (older RxSwift), `weakify` (older RxSwift).
    ///
    /// - Parameter obj: The object; held weakly.
    /// - Returns: The object and each element; completes at the first element after the object is gone, and ends with
    ///   the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Observable<(Object, Element)> {
        paired(asObservable(), with: obj) { ($0, $1) }
    }
}

/// Makes the node of `withUnretained`, for all its forms.
@_alwaysEmitIntoClient @inline(__always) @preconcurrency
package func paired<Element, Object: AnyObject, Out>(
    _ source: Observable<Element>,
    with object: Object,
    _ resultSelector: @escaping @Sendable (Object, Element) -> Out
) -> Observable<Out> {
    stepNode("withUnretained", source, Unretained(object)) { stage, element in
        guard !stage.state.isOver else { return }
        guard let object = stage.state.object else {
            stage.state.isOver = true
            return stage.finish()
        }
        stage.send(resultSelector(object, element))
    }
}
