@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// All elements of a sequence in an array, as a single.
    ///
    /// ```
    /// source:     a--b--|
    /// toArray():  ------(x|)
    /// ```
    ///
    /// - Returns: The elements, once the source has completed; fails with the source.
    /// - Complexity: Amortised O(1) for each element; memory is O(*n*) in their number.
    /// - SeeAlso: [to](https://reactivex.io/documentation/operators/to.html)
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: Lift("toArray", asObservable()) { ToArraySink($0) })
    }
}

/// Gathers the elements outside any array: in generic code each mention of `[Element]` looks its metadata up.
private final class ToArraySink<Element>: Stage<Element, [Element]> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var storage = UnsafeMutablePointer<Element>.allocate(capacity: 4)
    @exclusivity(unchecked) private var capacity = 4
    @exclusivity(unchecked) private var count = 0

    deinit {
        storage.deinitialize(count: count)
        storage.deallocate()
    }

    override func onNext(_ element: Element) {
        if count == capacity { grow() }
        (storage + count).initialize(to: element)
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: storage, count: count)
        storage.deallocate()
        storage = larger
        capacity *= 2
    }

    override func onError(_ error: any Error) {
        let gathered = count
        count = 0
        storage.deinitialize(count: gathered)
        downstream.onError(error)
    }

    override func onCompleted() {
        let elements = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = count
            count = 0
            buffer.baseAddress?.moveInitialize(from: storage, count: initialized)
        }
        downstream.onNext(elements)
        guard !isStopped else { return }
        downstream.onCompleted()
    }

}
