import TestSupport

/// Takes events from any thread, and records violations of the grammar: two at a time, or one after the end.
final class GrammarObserver<Element: Sendable>: ObserverType, Sendable {
    private struct State {
        var elements: [Element] = []
        var ends: [String] = []
        var isBusy = false
        var overlaps = 0
        var late = 0
    }

    private let state = LockedValue(State())
    private let onNext: @Sendable (Element) -> Void

    /// Makes one.
    ///
    /// - Parameter onNext: Runs for each element, while the event is being taken.
    init(onNext: @escaping @Sendable (Element) -> Void = { _ in }) {
        self.onNext = onNext
    }

    /// The elements in order.
    var elements: [Element] { state.value.elements }

    /// The terminal events: one at most.
    var ends: [String] { state.value.ends }

    /// Whether all events followed `next* (error | completed)?`, one at a time.
    var keepsGrammar: Bool {
        let state = state.value
        return state.overlaps == 0 && state.late == 0 && state.ends.count <= 1
    }

    func on(_ event: Event<Element>) {
        state.withLock { state in
            if state.isBusy { state.overlaps += 1 }
            if !state.ends.isEmpty { state.late += 1 }
            state.isBusy = true
            switch event {
            case .next(let element): state.elements.append(element)
            case .error: state.ends.append("error")
            case .completed: state.ends.append("completed")
            }
        }
        if let element = event.element { onNext(element) }
        state.withLock { $0.isBusy = false }
    }
}
