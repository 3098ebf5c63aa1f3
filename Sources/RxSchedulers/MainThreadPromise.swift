/// The library's proof that a type keeps to the main thread: a requirement of the protocols that promise it.
///
/// Closures of the main actor are called as plain functions behind such a type, so the promise has to be kept by the
/// code that makes it. Only this library can make a value, and it says for which type, so no other type can conform. A
/// getter that never returns satisfies the compiler as well: so what relies on a promise calls the getter.
public struct _MainThreadPromise<Conformer>: Sendable {
    @inlinable package init() {}
}
