public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Calls the strict form, which lenient forms can't call by its name.
    ///
    /// A client in Swift 5 mode needn't say where a generic parameter's conformance is used.
    @_transparent @_alwaysEmitIntoClient
    package consuming func uncheckedDistinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged()
    }
}
