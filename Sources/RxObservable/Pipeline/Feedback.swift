internal import RxSchedulers

/// What waits for a section and is no element of the client's, so that no warning may name it.
package protocol SectionWork {}

/// Tells whether everything that waits for a section is sent from inside it: a ring of relays that never rests, or a
/// subscriber that always sends to its own source (contract C10).
///
/// Guarded by the lock of what waits. An object, since few sections ever have one.
final class Feedback {
    /// Elements that are sent without an end, which a warning names.
    struct Finding {
        /// The type of the elements.
        let element: Any.Type
        /// Where the last one was sent.
        let place: CallStack

        func report() {
            Hooks.warn(
                """
                elements of \(element) are sent without an end, each inside the delivery of an earlier one. If relays \
                are bound to each other in a ring, take `bind(twoWay:)`, which rests; a closure that sends to its own \
                source has to stop, for example when `relay.value` is the new value already.
                """,
                "where one of these elements is sent",
                place
            )
        }
    }

    /// The thread in the section when the watch began.
    private var owner = Trampoline.current.threadIdentity
    private var isFromInside = true
    private var finding: Finding?
    /// A section reports once.
    private var isReported = false

    /// Notes an element that has to wait, on its thread.
    @inline(never)
    func note(_ element: Any.Type) {
        guard !isReported, isFromInside else { return }
        guard Trampoline.current.threadIdentity == owner else { return isFromInside = false }
        if finding == nil, !(element is any SectionWork.Type) { finding = Finding(element: element, place: .capture()) }
    }

    /// Notes that what is sent now comes from something that had waited.
    func noteOutside() {
        isFromInside = false
    }

    /// Ends a watch and begins the next.
    ///
    /// - Returns: What to report, if all elements since the last call were sent from inside.
    func restart() -> Finding? {
        let found = isFromInside && !isReported ? finding : nil
        if found != nil { isReported = true }
        owner = Trampoline.current.threadIdentity
        isFromInside = true
        finding = nil
        return found
    }
}
