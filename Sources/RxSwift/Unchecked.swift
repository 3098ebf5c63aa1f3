/// A value that a client in Swift 5 mode hands from thread to thread.
// SAFETY: see the file `Sendable.swift` of the module `RxUnchecked`.
package struct Unchecked<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
