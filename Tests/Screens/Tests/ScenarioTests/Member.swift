import RxSwift

typealias MemberSource = ObservableType

/// A member of a screen's object that tells of something, as in the tests of the rules.
struct Member {
    @MainActor
    struct Subject {
        let object: AnyObject
        let source: Observable<String>
        /// What the user, or the system, does.
        let act: () -> Void
        /// What the program does.
        let set: () -> Void
    }

    let name: String
    let make: @MainActor () -> Subject

    init<Object: AnyObject, Source: MemberSource>(
        _ name: String,
        of object: @escaping @MainActor () -> Object,
        first: Int = 0,
        _ source: @escaping @MainActor (Object) -> Source,
        set: @escaping @MainActor (Object) -> Void = { _ in },
        _ act: @escaping @MainActor (Object) -> Void
    ) {
        self.name = name
        make = {
            let object = object()
            let source = source(object).asObservable().map { "\($0)" }
            return Subject(object: object, source: source, act: { act(object) }, set: { set(object) })
        }
    }
}

extension Member {
    static let beyond: [Member] = []
}
