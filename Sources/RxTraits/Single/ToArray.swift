@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// All elements of a sequence in an array, as a single.
    ///
    /// ```
    /// source:     a--b--|
    /// toArray():  ------(x|)
    /// ```
    ///
    /// ```swift
    /// let squares = Observable.of(1, 2, 3).map { $0 * $0 }
    /// _ = squares.toArray().subscribe(onSuccess: { print($0) })
    /// // Prints "[1, 4, 9]".
    /// ```
    ///
    /// Also known as `collect` (Combine).
    ///
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: Amortised O(1) for each element; memory is O(*n*) in their number.
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    @_alwaysEmitIntoClient
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: gathered(asObservable()))
    }
}

/// Makes the node of `toArray`.
@_alwaysEmitIntoClient @inline(__always)
func gathered<Element>(_ source: Observable<Element>) -> Observable<[Element]> {
    stepNode(
        "toArray",
        source,
        [Element](),
        end: { stage, error in
            // The array is moved out of the stage, so that the receiver has the only reference, and can change it
            // without a copy.
            let elements = stage.update { state in
                defer { state = [] }
                return state
            }
            if let error { stage.finish(error) } else { stage.finish(with: elements) }
        }
    ) { stage, element in
        stage.update { $0.append(element) }
    }
}
