/// Whether `assert` traps.
public var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
}
