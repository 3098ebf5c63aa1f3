/// What subscribes closures, one for each kind of event: `subscribe`, `drive` and `emit` of each kind of sequence.
///
/// The forms with and without an object that is held weakly, and the one with one closure for all events, follow from
/// the kinds of events that there are.
struct Subscribing: Sendable {
    let kind: Kind
    var isOnMain = false

    static let all =
        [.infallible, .single, .maybe, .completable].map { Subscribing(kind: $0) }
        + [.main, .single, .maybe, .completable, .driver, .signal].map { Subscribing(kind: $0, isOnMain: true) }

    var home: Extension { kind.home(onMain: isOnMain) }
    var module: String { kind == .main ? "RxObservable" : "RxTraits" }
    private var isDriven: Bool { kind == .driver || kind == .signal }
    private var isOfResult: Bool { kind == .single || kind == .maybe }
    private var name: String { kind == .driver ? "drive" : kind == .signal ? "emit" : "subscribe" }
    /// What there is a closure for.
    private var events: String {
        isOfResult ? "each result" : kind == .completable ? "each end" : "each kind of event"
    }
    private var word: String { isOnMain ? "@MainActor" : "@Sendable" }
    private var place: String { isOnMain && !isDriven ? ", on the main thread" : "" }

    /// The forms of a row.
    var forms: [Declaration] {
        var base = Declaration(attributes: ["@_alwaysEmitIntoClient"], modifiers: ["public"], name: name)
        if isDriven { base.attributes.append("@preconcurrency @MainActor") }
        if !isOnMain || isDriven { base.attributes.append("@_disfavoredOverload") }
        base.result = "any Disposable"
        var plain = base
        plain.parameters = closures { "\(word) (\(argument($0))) -> Void" }
        plain.documentation = page(
            "Subscribes a closure for \(events)\(place).",
            closures.map { ($0, text($0)) },
            discussion: kind == .main ? Subscribing.order : ""
        )
        plain.body = [call(handled)]
        var weak = base
        weak.generics = ["Object: AnyObject & Sendable"]
        weak.parameters = [.init(label: "with", name: "object", type: "Object")]
        weak.parameters += closures { closure in
            let given = ["Object", argument(closure)].filter { !$0.isEmpty }
            return "\(word) (\(given.joined(separator: ", "))) -> Void"
        }
        weak.documentation = page(
            "Subscribes closures that receive an object, which the subscription doesn't keep alive\(place).",
            [("object", "Given to each closure; held weakly.")] + closures.map { ($0, text($0)) },
            discussion: "Once the object is gone, nothing is called any more, `onDisposed` included."
        )
        let weakly = isOnMain ? "weaklyOnMain" : "weakly"
        weak.body = [
            isDriven ? call { "\(weakly)(object, \($0))" } : plain.call(name) { "\(weakly)(object, \($0.name))" }
        ]
        return isDriven ? [plain, weak, silent(base)] : [whole(base), plain, weak]
    }

    /// The form with one closure for all events.
    private func whole(_ base: Declaration) -> Declaration {
        let name = kind.isOfOne ? "observer" : "on"
        let what = ["each end": "the end", "each result": "the result"][events] ?? "every event"
        let text =
            kind.isOfOne
            ? "Takes \(what)."
            : "Called with each event, one at a time\(isOnMain ? "" : ", on whichever thread the sequence runs")."
        var form = base
        let type = "\(kind == .main ? "" : kind.rawValue)Event\(kind == .completable ? "" : "<Element>")"
        form.parameters = [.init(label: "_", name: name, type: "@escaping \(word) (\(type)) -> Void")]
        form.documentation = page("Subscribes a closure that takes \(what)\(place).", [(name, text)])
        let sequence = kind == .main ? "asObservable()" : "primitiveSequence"
        form.body = [
            isOnMain
                ? "\(sequence).subscribe(onMain(\(name)))"
                : call { closure in
                    let event = closure.dropFirst("on".count).lowercased()
                    if closure == "onDisposed" { return nil }
                    return "{ \(name)(.\(event)\(argument(closure).isEmpty ? "" : "($0)")) }"
                }
        ]
        return form
    }

    private func silent(_ base: Declaration) -> Declaration {
        var form = base
        form.documentation = page("Subscribes for the side effects alone.", [])
        form.body = ["source.subscribe()"]
        return form
    }

    // MARK: Closures

    /// The closures by their names, in order.
    private var closures: [String] {
        let closures: [String] =
            switch kind {
            case .single: ["onSuccess", "onFailure"]
            case .maybe: ["onSuccess", "onError", "onCompleted"]
            case .completable: ["onCompleted", "onError"]
            case .main: ["onNext", "onError", "onCompleted"]
            default: ["onNext", "onCompleted"]
            }
        return closures + ["onDisposed"]
    }

    private func closures(_ type: (String) -> String) -> [Declaration.Parameter] {
        closures.map { .init(label: $0, name: $0, type: "(\(type($0)))?", defaultValue: "nil") }
    }

    private func argument(_ closure: String) -> String {
        switch closure {
        case "onNext", "onSuccess": "Element"
        case "onError", "onFailure": "any Error"
        default: ""
        }
    }

    /// What the page says of a closure.
    private func text(_ closure: String) -> String {
        switch closure {
        case "onNext": return "Takes each element."
        case "onSuccess": return "Takes the element."
        case "onCompleted" where kind == .maybe: return "Called when there is no element."
        case "onCompleted" where kind == .completable: return "Called when it is done."
        case "onCompleted": return "Called when the sequence completes."
        case "onDisposed":
            return "Called once when the subscription is over"
                + (isOnMain ? "; later, if it is disposed of on another thread than main." : ", in whichever way.")
        default:
            let hook = kind == .main ? "``Hooks/defaultErrorHandler``" : "`Hooks.defaultErrorHandler`"
            return "Takes the error. Without it, an error goes to \(hook)."
        }
    }

    // MARK: Bodies

    /// A closure as it is handed on.
    private func handled(_ closure: String) -> String {
        guard isOfResult, isOnMain else { return closure }
        return "\(closure == "onDisposed" ? "hoppingToMainIfAny" : "onMainIfAny")(\(closure))"
    }

    /// The call that subscribes, with what is handed on for each closure.
    private func call(_ value: (String) -> String?) -> String {
        let callee = isOfResult ? "subscribeResult" : isOnMain ? "subscribeOnMain" : "subscribe"
        let labels = [isOfResult ? "onSuccess" : "onNext", "onError", "onCompleted", "onDisposed"]
        // `subscribe` has defaults for what isn't handed on; the functions of the library have none, and get `nil`.
        let arguments = labels.compactMap { label -> String? in
            let closure = closures.first { $0 == label || $0 == "onFailure" && label == "onError" }
            let given = closure.flatMap(value) ?? (callee == "subscribe" ? nil : "nil")
            return given.map { "\(label): \($0)" }
        }
        let source = kind == .infallible || kind == .main ? "asObservable()" : "source"
        let sink = isOfResult ? "ResultSink.self, " : ""
        return "\(source).\(callee)(\(sink)\(arguments.joined(separator: ", ")))"
    }

    // MARK: Pages

    private static let order = """
        When the sequence ends, the order is: the terminal closure, `onDisposed`, and then the dispose actions of the \
        source. On an explicit `dispose()` the source's come first.
        """

    private func page(
        _ summary: String,
        _ parameters: [(String, String)],
        discussion: String = ""
    ) -> [String] {
        var lines = [summary, ""] + (discussion.isEmpty ? [] : [discussion, ""])
        lines += Declaration.parameters(parameters)
        lines.append(
            "- Returns: The subscription. It lives on until the \(kind.noun) ends or it is disposed of, held or not."
        )
        if !isDriven {
            lines.append("- SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)")
        }
        return lines
    }
}
