// A sequence of the main thread uses the conformances of its elements there, so not those of another actor.
//
// Contract A5

import Foundation
import RxExtras
import RxObservable
import RxTraits

@globalActor actor Storage { static let shared = Storage() }

#if FIXED
struct Row: Sendable, Hashable, Decodable {}

struct Rows: Sendable, Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 1 }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Row { Row() }
}

struct Feed: Sendable, SharedSequenceConvertibleType {
    func asSharedSequence() -> Driver<Int> { .just(1) }
    func asObservable() -> Observable<Int> { .just(1) }
}
#else
struct Row: Sendable {}

extension Row: @Storage Hashable {
    @Storage static func == (one: Row, other: Row) -> Bool { true }
    @Storage func hash(into hasher: inout Hasher) {}
}

extension Row: @Storage Decodable {
    @Storage init(from decoder: any Decoder) throws {}
}

struct Rows: Sendable, @Storage Collection {
    @Storage var startIndex: Int { 0 }
    @Storage var endIndex: Int { 1 }
    @Storage func index(after index: Int) -> Int { index + 1 }
    @Storage subscript(index: Int) -> Row { Row() }
}

struct Feed: Sendable, @Storage SharedSequenceConvertibleType {
    @Storage func asSharedSequence() -> Driver<Int> { .just(1) }
    @Storage func asObservable() -> Observable<Int> { .just(1) }
}
#endif

@Storage
struct OnMain {
    let rows: MainObservable<Row>
    let property: ControlProperty<Row>
    let data: MainObservable<Data>
    let collections: MainObservable<Rows>

    func changes() -> Observable<Row> {
        rows.distinctUntilChanged()  // error: call to main actor-isolated instance method
    }
    func changesOfAProperty() -> Observable<Row> {
        property.distinctUntilChanged()  // error: call to main actor-isolated instance method
    }
    func changesOfAKey() -> Observable<Row> {
        rows.distinctUntilChanged { $0 }  // error: call to main actor-isolated instance method
    }
    func changesAtAKeyPath() -> Observable<Row> {
        rows.distinctUntilChanged(at: \.self)  // error: call to main actor-isolated instance method
    }
    func decoded() -> Observable<Row> {
        data.decode(type: Row.self, decoder: JSONDecoder())  // error: call to main actor-isolated instance method
    }
    func mapped() -> Observable<[Int]> {
        collections.mapMany { _ in 1 }  // error: conformance of 'Rows' to 'Collection'
    }
    func flattened() -> Observable<Int> {
        rows.flatMap { _ in Feed() }  // error: conformance of 'Feed'
    }
    func flattenedInPart() -> Observable<Int> {
        rows.flatMap(maxConcurrent: 2) { _ in Feed() }  // error: conformance of 'Feed'
    }
}

@Storage
struct OfDrivers {
    let rows: Driver<Row>
    let feeds: Driver<Feed>

    func changes() -> Driver<Row> {
        rows.distinctUntilChanged()  // error: call to main actor-isolated instance method
    }
    func changesOfAKey() -> Driver<Row> {
        rows.distinctUntilChanged { $0 }  // error: call to main actor-isolated instance method
    }
    func distinct() -> Driver<Row> {
        rows.distinct()  // error: call to main actor-isolated instance method
    }
    func merged() -> Driver<Int> {
        feeds.merge()  // error: conformance of 'Feed'
    }
    func latest() -> Driver<Int> {
        feeds.switchLatest()  // error: conformance of 'Feed'
    }
}

// The main actor's own code may use its conformances.
@MainActor struct Draft: Sendable {}

extension Draft: @MainActor Hashable {
    static func == (one: Draft, other: Draft) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension Draft: @MainActor Decodable {
    init(from decoder: any Decoder) throws {}
}

@MainActor
struct OfItsOwn {
    let drafts: MainObservable<Draft>
    let driver: Driver<Draft>
    let data: MainObservable<Data>

    func changes() -> [Observable<Draft>] {
        [
            drafts.distinctUntilChanged(), drafts.distinctUntilChanged(at: \.self), drafts.distinctUntilChanged { $0 },
            data.decode(type: Draft.self, decoder: JSONDecoder()),
        ]
    }
    func changesOfADriver() -> [Driver<Draft>] {
        [
            driver.distinctUntilChanged(), driver.distinctUntilChanged(at: \.self),
            driver.distinct(), driver.distinctUntilChanged { $0 },
        ]
    }
}
