#if canImport(ObjectiveC)
/// A type with a `delegate` property; its proxy needs no code to get and set it.
@preconcurrency @MainActor
public protocol HasDelegate: AnyObject {
    /// The protocol of the delegate.
    associatedtype Delegate

    /// The delegate.
    var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    /// The delegate that an object has now.
    public static func currentDelegate(for object: ParentObject) -> Delegate? {
        object.delegate
    }

    /// Gives an object a delegate.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.delegate = delegate
    }
}

/// A type with a `dataSource` property; its proxy needs no code to get and set it.
@preconcurrency @MainActor
public protocol HasDataSource: AnyObject {
    /// The protocol of the data source.
    associatedtype DataSource

    /// The data source.
    var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    /// The data source that an object has now.
    public static func currentDelegate(for object: ParentObject) -> Delegate? {
        object.dataSource
    }

    /// Gives an object a data source.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

/// A type with a `prefetchDataSource` property; its proxy needs no code to get and set it.
@preconcurrency @MainActor
public protocol HasPrefetchDataSource: AnyObject {
    /// The protocol of the data source.
    associatedtype PrefetchDataSource

    /// The data source for prefetching.
    var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
    /// The data source for prefetching that an object has now.
    public static func currentDelegate(for object: ParentObject) -> Delegate? {
        object.prefetchDataSource
    }

    /// Gives an object a data source for prefetching.
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}
#endif
