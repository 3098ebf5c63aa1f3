#if canImport(ObjectiveC)
/// Makes the delegate proxies of one type of delegate, from the initialiser registered for each class of parents.
@MainActor
final class DelegateProxyFactory {
    private struct Maker {
        /// Makes a proxy, if the object is of the class.
        let make: @MainActor (AnyObject) -> AnyObject?
        let parent: AnyObject.Type
        /// Whether a class is the parent's class or a subclass.
        let covers: @MainActor (AnyObject.Type) -> Bool
    }

    private static var factories: [UnsafeRawPointer: DelegateProxyFactory] = [:]

    private let delegate: Any.Type
    private var makers: [Maker] = []

    private init(for delegate: Any.Type) {
        self.delegate = delegate
    }

    /// The factory for proxies of a type, which registers the known implementations at first use.
    static func of<Proxy: DelegateProxyType>(_ proxy: Proxy.Type) -> DelegateProxyFactory {
        if let factory = factories[Proxy.identifier] { return factory }
        let factory = DelegateProxyFactory(for: Proxy.Delegate.self)
        // The factory is listed first, since the type asks for its factory again when it registers.
        factories[Proxy.identifier] = factory
        Proxy.registerKnownImplementations()
        return factory
    }

    func register<Parent: AnyObject>(_ make: @escaping @MainActor (Parent) -> AnyObject) {
        makers.append(
            Maker(
                make: { object in (object as? Parent).map { make($0) } },
                parent: Parent.self,
                covers: { $0 is Parent.Type }
            )
        )
    }

    /// Makes the proxy registered for the most derived class that the object is an instance of.
    func makeProxy(for object: AnyObject) -> AnyObject {
        // The makers for classes that the object is an instance of. The best is the one whose class all others cover.
        let candidates = makers.filter { $0.covers(type(of: object)) }
        // Of two makers for the same class, the later one is used: it replaces the other.
        let best = candidates.last { maker in candidates.allSatisfy { $0.covers(maker.parent) } }
        guard let proxy = best?.make(object) else {
            fatalError(
                """
                There is no delegate proxy for \(object) that stands for \(delegate). Register one for the object's \
                class in registerKnownImplementations() of the proxy.
                """
            )
        }
        return proxy
    }
}
#endif
