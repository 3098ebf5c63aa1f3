#if DEBUG || ResourceTracing
/// A field that counts its object in ``Resources/total`` for as long as the object lives.
///
/// No code may access it: the thread sanitizer would take a field without a size for the field beside it.
package struct Counted: ~Copyable, Sendable {
    package init() {
        Resources.incrementTotal()
    }

    deinit {
        Resources.decrementTotal()
    }
}
#else
/// A field that takes no memory and does nothing, in builds that count nothing.
///
/// The empty type is one of the standard library's, since a `package` initializer wouldn't be inlined in other modules.
package typealias Counted = EmptyCollection<Never>
#endif
