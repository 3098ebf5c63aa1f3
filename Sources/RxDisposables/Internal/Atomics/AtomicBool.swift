extension Atomic8 where Value == Bool {
    /// Makes a flag; a static one is a constant, which takes no `swift_once`.
    @_alwaysEmitIntoClient @_transparent
    package init(_ value: Bool) {
        UnsafeMutablePointer<UInt8>(address).initialize(to: value ? 1 : 0)
    }
}
