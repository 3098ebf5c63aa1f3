internal import Explorer
internal import RxDisposables
internal import RxObservable
internal import RxSchedulers
internal import RxSubjects

/// A subject of any kind.
// SAFETY: used on one thread of the system, like everything in a run.
private final class AnySubject: @unchecked Sendable {
    let kind: Model.Kind
    let observable: Observable<Payload>
    let next: (Payload) -> Void
    let error: () -> Void
    let completed: () -> Void
    let dispose: (() -> Void)?
    let value: (() -> Int)?

    init<Subject: SubjectType>(
        _ kind: Model.Kind,
        _ subject: Subject,
        dispose: (() -> Void)? = nil,
        value: (() -> Int)? = nil
    ) where Subject.Element == Payload, Subject.Observer.Element == Payload {
        self.kind = kind
        observable = subject.asObservable()
        let observer = subject.asObserver()
        next = { observer.onNext($0) }
        error = { observer.onError(Failure()) }
        completed = { observer.onCompleted() }
        self.dispose = dispose
        self.value = value
    }
}

/// A subject, and its subscribers.
// SAFETY: used on one thread of the system, like everything in a run.
private final class SubjectBench: @unchecked Sendable {
    let subject: AnySubject
    let history = History()
    let recorders: [Recorder<Payload>]
    private var subscriptions: [(any Disposable)?]
    private var isBeingDisposedOf = false
    private let scene: Scene

    init(_ scene: Scene, _ subject: AnySubject, subscribers: Int) {
        self.scene = scene
        self.subject = subject
        recorders = (0..<subscribers).map { Recorder("subscriber \($0)") }
        subscriptions = Array(repeating: nil, count: subscribers)
    }

    func next(_ number: Int) {
        history.call(.next(number)) { subject.next(Payload(number)) }
    }

    func error() {
        history.call(.over(isError: true)) { subject.error() }
    }

    func complete() {
        history.call(.over(isError: false)) { subject.completed() }
    }

    func dispose() {
        guard let dispose = subject.dispose else { return }
        isBeingDisposedOf = true
        history.call(.dispose) { dispose() }
    }

    func subscribe(_ number: Int) {
        history.call(.subscribe(number)) {
            subscriptions[number] = subject.observable.subscribe(recorders[number])
        }
        if case .behavior = subject.kind, !isBeingDisposedOf {
            scene.expect(!recorders[number].log.isEmpty, "G9: nothing came before subscribe() returned.")
        }
    }

    func unsubscribe(_ number: Int) {
        history.call(.unsubscribe(number)) { subscriptions[number]?.dispose() }
        recorders[number].hasBeenDisposedOf()
    }

    func read() {
        guard let value = subject.value else { return }
        history.call { .read(value().shown) }
    }

    func check() {
        let first: String? = if case .behavior = subject.kind { "0" } else { nil }
        let model = Model(subject.kind, first: first, subscribers: recorders.count)
        let seen = recorders.map(\.log)
        scene.expect(
            history.isExplained(by: model, seen),
            "L4, G9: no order of \(history.text) gives \(recorders.map(\.text))."
        )
        for subscription in subscriptions { subscription?.dispose() }
        for recorder in recorders {
            recorder.whenNext = nil
            recorder.whenOver = nil
        }
    }
}

private struct Kind: Sendable {
    let name: String
    let make: @Sendable () -> AnySubject
}

private let kinds = [
    Kind(name: "publish") {
        let subject = PublishSubject<Payload>()
        return AnySubject(.publish, subject, dispose: subject.dispose)
    },
    Kind(name: "behavior") {
        let subject = BehaviorSubject(value: Payload(0))
        return AnySubject(.behavior, subject, dispose: subject.dispose) { (try? subject.value().number) ?? -1 }
    },
    Kind(name: "replay 1") {
        let subject = ReplaySubject<Payload>.create(bufferSize: 1)
        return AnySubject(.replay(1), subject, dispose: subject.dispose)
    },
    Kind(name: "replay 2") {
        let subject = ReplaySubject<Payload>.create(bufferSize: 2)
        return AnySubject(.replay(2), subject, dispose: subject.dispose)
    },
    Kind(name: "async") { AnySubject(.async, AsyncSubject<Payload>()) },
]

let subjectScenarios: [Scenario] =
    kinds.flatMap { kind in
        [
            scenario(kind, "two emit, one comes") { bench, scene in
                bench.subscribe(0)
                scene.thread("emits 1") { bench.next(1) }
                scene.thread("emits 2") { bench.next(2) }
                scene.thread("subscribes") { bench.subscribe(1) }
            },
            scenario(kind, "it ends while others emit and come") { bench, scene in
                bench.subscribe(0)
                scene.thread("emits 1, completes") {
                    bench.next(1)
                    bench.complete()
                }
                scene.thread("emits 2, fails") {
                    bench.next(2)
                    bench.error()
                }
                scene.thread("subscribes") { bench.subscribe(1) }
            },
            scenario(kind, "subscribers come and go") { bench, scene in
                bench.subscribe(0)
                scene.thread("emits 1, 2") {
                    bench.next(1)
                    bench.next(2)
                }
                scene.thread("leaves") { bench.unsubscribe(0) }
                scene.thread("comes and goes") {
                    bench.subscribe(1)
                    bench.unsubscribe(1)
                }
            },
            scenario(kind, "an observer feeds it") { bench, scene in
                bench.subscribe(0)
                bench.recorders[0].whenNext = { if $0.number == 1 { bench.next(3) } }
                scene.thread("emits 1") { bench.next(1) }
                scene.thread("emits 2") { bench.next(2) }
                scene.thread("subscribes") { bench.subscribe(1) }
            },
            scenario(kind, "it is disposed of") { bench, scene in
                bench.subscribe(0)
                scene.thread("emits 1, completes") {
                    bench.next(1)
                    bench.complete()
                }
                scene.thread("disposes") { bench.dispose() }
                scene.thread("subscribes") { bench.subscribe(1) }
            },
        ]
    } + [
        scenario(kinds[1], "who writes reads it") { bench, scene in
            bench.subscribe(0)
            scene.thread("emits 1, reads") {
                bench.next(1)
                bench.read()
            }
            scene.thread("emits 2, reads") {
                bench.next(2)
                bench.read()
            }
            scene.thread("subscribes, reads") {
                bench.subscribe(1)
                bench.read()
            }
        },
        Scenario("publish: who comes and goes delivers nothing", "G2 L0 L4") { scene in
            let subject = PublishSubject<Payload>()
            let recorder = Recorder<Payload>()
            let senders = Threads()
            recorder.whenNext = { _ in
                scene.expect(senders.containsThisOne, "L0: a thread that sends nothing delivers an element.")
            }
            _ = subject.subscribe(recorder)
            for number in 1...2 {
                scene.thread("emits \(number)") {
                    senders.addThisOne()
                    subject.onNext(Payload(number))
                }
            }
            scene.thread("comes and goes") { subject.subscribe(onNext: { _ in }).dispose() }
            scene.atEnd {
                scene.expect(["12", "21"].contains(recorder.text), "L4: \(recorder.text)")
                recorder.whenNext = nil
                subject.dispose()
            }
        },
        Scenario("behavior: it is read as it fails", "L4 L7") { scene in
            let subject = BehaviorSubject(value: Payload(0))
            scene.thread("fails") { subject.onError(Failure()) }
            scene.thread("reads") {
                let first = (try? subject.value())?.number
                let second = (try? subject.value())?.number
                scene.expect(first == 0 || first == nil, "L4: \(first ?? -1)")
                scene.expect(first != nil || second == nil, "L4: a subject that had failed has a value.")
            }
        },
        Scenario("behavior: an update that throws, and another", "L9 L4") { scene in
            let subject = BehaviorSubject(value: 0)
            let recorder = Recorder<Int>()
            _ = subject.subscribe(recorder)
            scene.thread("throws") {
                try? subject.update { value in
                    value += 5
                    throw Failure()
                }
            }
            scene.thread("updates") { subject.update { $0 += 1 } }
            scene.thread("updates, too") { subject.update { $0 += 1 } }
            scene.atEnd {
                scene.expect(recorder.text == "012", "L9: \(recorder.text)")
                subject.onCompleted()
            }
        },
        Scenario("behavior: it ends as it is updated", "G1 L9 L4") { scene in
            let subject = BehaviorSubject(value: 0)
            let recorder = Recorder<Int>()
            _ = subject.subscribe(recorder)
            var hasChanged: Bool?
            scene.thread("updates") {
                hasChanged = subject.update { value in
                    value += 1
                    return true
                }
            }
            scene.thread("completes") { subject.onCompleted() }
            scene.atEnd { scene.expect(recorder.text == (hasChanged == true ? "01|" : "0|"), "L9: \(recorder.text)") }
        },
        Scenario("behavior: two update, one emits", "L9 L4") { scene in
            let subject = BehaviorSubject(value: 0)
            let recorder = Recorder<Int>()
            _ = subject.subscribe(recorder)
            scene.twice("updates") { subject.update { $0 += 1 } }
            scene.thread("emits 10") { subject.onNext(10) }
            scene.atEnd {
                let all = ["01210", "011011", "0101112"]
                scene.expect(all.contains(recorder.text), "L9: \(recorder.text)")
                scene.expect(
                    recorder.log.last == (try? subject.value())?.shown,
                    "L4: the value isn't what was sent last."
                )
                subject.onCompleted()
            }
        },
    ]

private func scenario(
    _ kind: Kind,
    _ name: String,
    _ build: @escaping @Sendable (SubjectBench, Scene) -> Void
) -> Scenario {
    Scenario("\(kind.name): \(name)", "G1 G2 G9 L0 L4") { scene in
        let bench = SubjectBench(scene, kind.make(), subscribers: 2)
        build(bench, scene)
        scene.atEnd { bench.check() }
    }
}

/// Some of the threads of a run.
// SAFETY: used on one thread of the system, like everything in a run.
final class Threads: @unchecked Sendable {
    private var identities: Set<UnsafeRawPointer> = []

    var containsThisOne: Bool { identities.contains(Trampoline.current.threadIdentity) }

    func addThisOne() {
        identities.insert(Trampoline.current.threadIdentity)
    }
}
