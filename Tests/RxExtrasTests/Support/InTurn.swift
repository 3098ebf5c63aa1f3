import TestSupport

/// Another source for each subscription; the last one for all further ones.
func inTurn<Element: Sendable>(_ sources: [Observable<Element>]) -> Observable<Element> {
    let count = LockedValue(0)
    return .deferred {
        sources[min(count.increment(), sources.count) - 1]
    }
}
