/// The library's proof that a type keeps to the main thread: a requirement of the protocols that promise it.
///
/// Closures of the main actor are called as plain functions behind such a type, so the promise has to be kept by the
/// code that makes it. Only this library can make a value, and it says for which type, so no other type can conform.
public struct _MainThreadPromise<Conformer>: Sendable {
    package init() {}
}
