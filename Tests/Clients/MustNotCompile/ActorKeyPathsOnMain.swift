// A sequence of the main thread reads key paths there, and a binder sets them there: so none that reach the state of
// another actor, or that have captured an object of one.
//
// Contract A5

import RxObservable
import RxTraits

@globalActor actor Storage { static let shared = Storage() }

#if FIXED
final class Box: Sendable, Hashable {
    static func == (one: Box, other: Box) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
}
final class Model: Sendable {
    var count: Int {
        get { 1 }
        set {}
    }
    var size: Int? { 1 }
    var isFull: Bool { true }
}
#else
final class Box: Hashable {
    var reads = 0
    static func == (one: Box, other: Box) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
}
@Storage final class Model {
    var count = 1
    var size: Int? { count }
    var isFull: Bool { count > 1 }
}
#endif

struct Table: Sendable {
    subscript(box: Box) -> Int { 1 }
}

@Storage
struct OnMain {
    let models: MainObservable<Model>
    let single: MainSingle<Model>

    func mapped() -> Observable<Int> {
        models.map(\.count)  // error: call to main actor-isolated instance method
    }
    func mappedSingle() -> MainSingle<Int> {
        single.map(\.count)  // error: converting non-Sendable function value
    }
    func compacted() -> Observable<Int> {
        models.compactMap(\.size)  // error: call to main actor-isolated instance method
    }
    func filtered() -> Observable<Model> {
        models.filter(\.isFull)  // error: call to main actor-isolated instance method
    }
    func changes() -> Observable<Model> {
        models.distinctUntilChanged(at: \.count)  // error: call to main actor-isolated instance method
    }
}

@Storage
struct OfDrivers {
    let models: Driver<Model>
    let model: Model

    func mapped() -> Driver<Int> {
        models.map(\.count)  // error: call to main actor-isolated instance method
    }
    func binder() -> Binder<Int> {
        Binder(model, \.count)  // error: call to main actor-isolated initializer 'init(_:_:)'
    }
    #if FIXED
    @MainActor func member() -> Binder<Int> {
        Reactive(model).count
    }
    #else
    func member() -> Binder<Int> {
        Reactive(model).count  // error: main actor-isolated subscript 'subscript(dynamicMember:)'
    }
    #endif
}

actor Owner {
    let box = Box()

    func captured(by tables: MainObservable<Table>) -> Observable<Int> {
        tables.map(\.[box])  // error: call to main actor-isolated instance method
    }
    func captured(by tables: Driver<Table>) -> Driver<Int> {
        tables.map(\.[box])  // error: call to main actor-isolated instance method
    }
}

func captured(_ box: Box, by tables: Driver<Table>) -> Driver<Int> {
    tables.map(\.[box])  // error: call to main actor-isolated instance method
}

// The main actor's own code may use its key paths, and any code those of nobody's.
@MainActor final class Document {
    var title = ""
    var size: Int?
    var isNew = true
}

@MainActor
func ofItsOwn(_ documents: MainObservable<Document>, _ document: Document) -> [Any] {
    let title: KeyPath<Document, String> = \.title
    return [
        documents.map(\.title), documents.map(\.title.count), documents.map(title), documents.compactMap(\.size),
        documents.filter(\.isNew), documents.distinctUntilChanged(at: \.title), Binder(document, \.title),
        Reactive(document).title,
    ]
}

@MainActor
func ofItsOwn(_ documents: Driver<Document>) -> [Any] {
    let title: KeyPath<Document, String> = \.title
    return [
        documents.map(\.title), documents.map(\.title.count), documents.map(title), documents.compactMap(\.size),
        documents.filter(\.isNew), documents.distinctUntilChanged(at: \.title),
    ]
}

func ofNobody(_ words: MainObservable<String>, _ driver: Driver<String>) -> [Any] {
    [
        words.map(\.count), words.compactMap(\.first), words.filter(\.isEmpty), words.distinctUntilChanged(at: \.count),
        driver.map(\.count), driver.compactMap(\.first), driver.filter(\.isEmpty),
        driver.distinctUntilChanged(at: \.count), driver.distinctUntilChanged(),
        driver.distinctUntilChanged { $0.count },
    ]
}
