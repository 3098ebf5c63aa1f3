/// Forms with a closure for each kind of event, for sequences whose events differ from an observable's: `subscribe`,
/// `drive` and `emit`, and `do` of singles, maybes and completables.
///
/// Each form is derived from the form of observables, without closures for impossible events, and with the kind's
/// names.
struct Handling: Sendable {
    let kind: Kind
    var isOnMain = false

    static let all =
        [.infallible, .single, .maybe, .completable].map { Handling(kind: $0) }
        + [.main, .single, .maybe, .completable, .driver, .signal].map { Handling(kind: $0, isOnMain: true) }

    var home: Extension { kind.home(onMain: isOnMain) }
    private var isDriven: Bool { kind == .driver || kind == .signal }
    private var isOfResult: Bool { kind == .single || kind == .maybe }
    private var name: String { kind == .driver ? "drive" : kind == .signal ? "emit" : "subscribe" }

    /// Whether a member of observables has such forms.
    static func isMatched(by form: Declaration) -> Bool {
        let labels = ["subscribe(_:)", "subscribe(onNext:", "subscribe(with:", "do(onNext:"]
        return form.takesSendable && labels.contains(where: form.signature.hasPrefix)
    }

    /// The forms of a member of observables.
    func forms(of strict: Declaration) -> [Declaration] {
        if strict.plainName == "do" { return kind.isOfOne ? [doing(strict)] : [] }
        let own = isOfResult ? ["onNext": "onSuccess", "onError": kind == .single ? "onFailure" : "onError"] : [:]
        var (form, names) = renamed(strict, strict.parameters.count > 1 ? own : [:])
        if isDriven, strict.parameters.count == 1 {
            form.parameters = []
            form.body = ["source.subscribe()"]
        } else if strict.parameters.count == 1 {
            form.changeParameters { $0.replacing("Event<Element>", with: kind.event) }
            form.body = [
                isOnMain
                    ? "\(kind == .main ? source : "primitiveSequence").subscribe(onMain(on))"
                    : call { event($0).map { "{ on(.\($0)) }" } }
            ]
        } else if form.parameters[0].label == "with" {
            let weakly = isOnMain ? "weaklyOnMain" : "weakly"
            var plain = form
            plain.parameters.removeFirst()
            form.body = [
                isDriven
                    ? call { names[$0].map { "\(weakly)(object, \($0))" } }
                    : plain.call(Code(name)) { "\(weakly)(object, \($0.name))" }
            ]
        } else if isOfResult, isOnMain {
            let casts = { (closure: String) in closure == "onDisposed" ? "hoppingToMainIfAny" : "onMainIfAny" }
            form.body = [call { closure in names[closure].map { "\(casts(closure))(\($0))" } }]
        } else {
            form.body = [call { names[$0].map { Code($0) } }]
        }
        return [form]
    }

    private var source: Code { kind == .infallible || kind == .main ? "asObservable()" : "source" }

    /// The suffix of the closures' names for impossible events.
    private var missing: String {
        kind == .single ? "Completed" : kind == .completable ? "Next" : kind.canFail ? "None" : "Error"
    }

    /// The case of the kind's event for a closure of observables.
    private func event(_ closure: String) -> String? {
        let events = [
            "onNext": isOfResult ? "success($0)" : "next($0)",
            "onError": kind == .single ? "failure($0)" : "error($0)", "onCompleted": "completed",
        ]
        return closure.hasSuffix(missing) ? nil : events[closure]
    }

    /// The form without closures for impossible events, with the kind's labels.
    private func renamed(_ strict: Declaration, _ others: [String: String]) -> (Declaration, names: [String: String]) {
        var form = strict
        form.parameters.removeAll { $0.name.hasSuffix(missing) }
        // The completion closure of a completable comes first.
        if kind == .completable, let error = form.parameters.firstIndex(where: { $0.label == "onError" }),
            strict.plainName != "do"
        {
            form.parameters.swapAt(error, error + 1)
        }
        let names = Dictionary(uniqueKeysWithValues: form.parameters.map { ($0.name, others[$0.name] ?? $0.name) })
        for index in form.parameters.indices {
            let name = form.parameters[index].name
            if form.parameters[index].label == name { form.parameters[index].label = names[name] ?? "" }
            form.parameters[index].name = names[name] ?? ""
        }
        if isOnMain { form.changeParameters { $0.replacing("@Sendable", with: "@MainActor") } }
        form.attributes = ["@_alwaysEmitIntoClient"] + (isDriven ? ["@preconcurrency @MainActor"] : [])
        form.isDisfavored = !isOnMain || isDriven
        if strict.plainName == "subscribe" { form.name = name }
        return (form, names)
    }

    /// The call that subscribes, with an argument for each closure of observables.
    private func call(_ value: (String) -> Code?) -> Code {
        let callee = isOfResult ? "subscribeResult" : isOnMain ? "subscribeOnMain" : "subscribe"
        let arguments = ["onNext", "onError", "onCompleted", "onDisposed"].compactMap { closure -> Code.Argument? in
            let label = isOfResult && closure == "onNext" ? "onSuccess" : closure
            return (value(closure) ?? (callee == "subscribe" ? nil : "nil")).map { .init(label: label, value: $0) }
        }
        return Code(calling: source.member(callee), (isOfResult ? [.init(value: "ResultSink.self")] : []) + arguments)
    }

    private func doing(_ strict: Declaration) -> Declaration {
        var (form, names) = renamed(
            strict,
            kind == .single ? ["onNext": "onSuccess", "afterNext": "afterSuccess"] : [:]
        )
        var handed = strict
        handed.parameters.removeAll { names[$0.name] == nil }
        let result = handed.call(isOnMain ? "MainObservable(source).do" : "source.do") { Code(names[$0.name] ?? "") }
        form.result = "\(isOnMain ? "Main" : "")\(kind.type(of: "Element"))"
        form.body = [
            isOnMain
                ? result.wrapped(in: "Main\(kind.rawValue)") : result.wrapped(in: "PrimitiveSequence", label: "raw")
        ]
        return form
    }
}
