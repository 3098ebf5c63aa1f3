// Elements, keys, events and inner sequences are used wherever the source emits, observers and subjects are called there,
// and a custom sequence is subscribed to wherever the sequences made of it are: so not by code of the main actor.
//
// Contract A4

import Foundation
import RxDisposables
import RxObservable
import RxRelay
import RxSchedulers
import RxSubjects
import RxTraits

@MainActor
struct Author: @MainActor Hashable, @MainActor Decodable {
    var name: String
}

@MainActor
struct Line: @MainActor EventConvertible {
    var event: Event<String>
}

@MainActor
struct Feed: @MainActor ObservableConvertibleType {
    nonisolated let name: String

    func asObservable() -> Observable<String> { .just(name) }
}

@MainActor
final class Printer: @MainActor ObserverType {
    func on(_ event: Event<String>) { print(event) }
}

#if FIXED
@MainActor
func onMain(_ authors: Observable<Author>, _ data: Observable<Data>) -> [Observable<Author>] {
    let authors = authors.observe(on: MainScheduler.instance)
    return [
        authors.distinctUntilChanged(), authors.distinctUntilChanged(at: \.self),
        data.observe(on: MainScheduler.instance).decode(type: Author.self, decoder: JSONDecoder()),
    ]
}

@MainActor
func texts(_ names: Observable<String>, _ printer: Printer) -> Observable<String> {
    // A driver sends on main.
    _ = names.asDriver(onErrorJustReturn: "").drive(printer)
    return names.observe(on: MainScheduler.instance).flatMap { Feed(name: $0).asObservable() }
}
#else
@MainActor
func changes(_ authors: Observable<Author>) -> Observable<Author> {
    authors.distinctUntilChanged()  // error: main actor-isolated conformance of 'Author' to 'Equatable' cannot satisfy
}

@MainActor
func changesOfAKey(_ authors: Observable<Author>) -> Observable<Author> {
    authors.distinctUntilChanged { $0 }  // error: main actor-isolated conformance of 'Author' to 'Equatable' cannot
}

@MainActor
func groups(_ authors: Observable<Author>) -> Observable<GroupedObservable<Author, Author>> {
    authors.groupBy { $0 }  // error: main actor-isolated conformance of 'Author' to 'Hashable' cannot satisfy
}

@MainActor
func decoded(_ data: Observable<Data>) -> Observable<Author> {
    data.decode(type: Author.self, decoder: JSONDecoder())  // error: main actor-isolated conformance of 'Author' to
}

@MainActor
func texts(_ lines: Observable<Line>) -> Observable<String> {
    lines.dematerialize()  // error: main actor-isolated conformance of 'Line' to 'EventConvertible' cannot satisfy
}

@MainActor
func texts(_ names: Observable<String>) -> Observable<String> {
    names.flatMap { Feed(name: $0) }  // error: main actor-isolated conformance of 'Feed' to 'ObservableConvertibleType'
}

@MainActor
func print(_ texts: Observable<String>, on printer: Printer) {
    _ = texts.bind(to: printer)  // error: main actor-isolated conformance of 'Printer' to 'ObserverType' cannot satisfy
    _ = texts.subscribe(printer)  // error: main actor-isolated conformance of 'Printer' to 'ObserverType' cannot
    _ = AnyObserver(printer)  // error: main actor-isolated conformance of 'Printer' to 'ObserverType' cannot satisfy
}
#endif

#if FIXED
final class Channel: ObservableType, SubjectType, Sendable {
    typealias Element = String

    private let subject = PublishSubject<String>()

    func asObserver() -> PublishSubject<String> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.subscribe(observer)
    }
}

typealias Hub = Channel
#else
@MainActor
final class Channel: @MainActor ObservableType {  // error: does not conform to protocol 'ObservableConvertibleType'
    typealias Element = String

    private let subject = PublishSubject<String>()
    private var count = 0

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        count += 1
        return subject.subscribe(observer)
    }
}

@MainActor
final class Hub: @MainActor SubjectType {  // error: does not conform to protocol 'ObservableConvertibleType'
    typealias Element = String

    private let subject = PublishSubject<String>()

    func asObserver() -> PublishSubject<String> { subject }

    func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == String {
        subject.subscribe(observer)
    }
}
#endif

@MainActor
func lengths(_ channel: Channel) -> Observable<Int> {
    channel.asObservable().map { $0.count }  // error: main actor-isolated conformance of 'Channel' to 'ObservableType'
}

// Contract A5
@MainActor
func shared(_ texts: Observable<String>, by hub: Hub) -> ConnectableObservable<String> {
    texts.multicast(hub)  // error: main actor-isolated conformance of 'Hub' to 'SubjectType' cannot satisfy
}
