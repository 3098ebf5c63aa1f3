internal import Explorer
internal import RxObservable
internal import RxSubjects

@testable internal import RxDisposables
@testable internal import RxSchedulers

/// The disposables that have an `isDisposed`.
private let cancelables: [(name: String, make: @Sendable (Resource) -> any Cancelable)] = [
    ("action", { resource in Disposables.create { resource.dispose() } as any Cancelable }),
    ("binary", { Disposables.create($0, Disposables.create()) as any Cancelable }),
    ("n-ary", { Disposables.create([$0, Disposables.create(), Disposables.create()]) as any Cancelable }),
    ("composite", { CompositeDisposable(disposables: [$0]) }),
    (
        "serial",
        { resource in
            let serial = SerialDisposable()
            serial.disposable = resource
            return serial
        }
    ),
    ("reference count", { RefCountDisposable(disposable: $0) }),
    ("scheduled disposable", { ScheduledDisposable(scheduler: ImmediateScheduler.instance, disposable: $0) }),
    (
        "scheduled item",
        { resource in
            let item = WorkItem { resource }
            item.run()
            return item
        }
    ),
]

// Every container of disposables: its contents are disposed of exactly once, under no lock, and freed.
let disposableScenarios: [Scenario] =
    cancelables.map { cancelable in
        Scenario("\(cancelable.name): asked as it is disposed of", "G4 L6 L7") { scene in
            let resource = Resource("the resource")
            let disposable = cancelable.make(resource)
            scene.twice("disposes") {
                disposable.dispose()
                scene.expect(disposable.isDisposed, "G4: isDisposed is false behind dispose().")
            }
            scene.thread("asks") {
                if disposable.isDisposed { scene.expect(disposable.isDisposed, "L7: it was disposed of, and isn't.") }
            }
            scene.atEnd { scene.expect(resource.count == 1, "G4: \(resource.count) times.") }
        }
    } + [
        Scenario("composite: insert, remove, dispose", "G4 L6") { scene in
            let composite = CompositeDisposable()
            let (early, late) = (Resource("the early one"), Resource("the late one"))
            let key = composite.insert(early)
            scene.thread("inserts") { composite.insert(late) }
            scene.thread("removes") { if let key { composite.remove(for: key) } }
            scene.thread("disposes") {
                composite.dispose()
                scene.expect(composite.isDisposed && composite.count == 0, "L6: there are members behind dispose().")
            }
            scene.atEnd {
                scene.expect(early.count == 1 && late.count == 1, "G4: \(early.count), \(late.count) times.")
            }
        },
        Scenario("composite: an action uses it", "G4 L6") { scene in
            let composite = CompositeDisposable()
            let late = Resource("the late one")
            composite.insert(Resource("the early one") { composite.insert(late) })
            scene.twice("disposes") { composite.dispose() }
            scene.thread("inserts") { composite.insert(Resource("another one") { composite.dispose() }) }
            scene.atEnd { scene.expect(late.count == 1, "G4: \(late.count) times.") }
        },
        Scenario("serial: assign, assign, dispose", "G4 L6") { scene in
            let serial = SerialDisposable()
            let resources = (0..<3).map { Resource("number \($0)") }
            serial.disposable = resources[0]
            scene.thread("assigns") { serial.disposable = resources[1] }
            scene.thread("assigns, too") { serial.disposable = resources[2] }
            scene.thread("disposes") { serial.dispose() }
            scene.atEnd { scene.expect(resources.allSatisfy { $0.count == 1 }, "G4: \(resources.map(\.count)) times.") }
        },
        Scenario("serial: read while it is replaced", "G4 L6 L7") { scene in
            let serial = SerialDisposable()
            let (first, second) = (Resource("the first"), Resource("the second"))
            serial.disposable = first
            scene.thread("assigns") { serial.disposable = second }
            scene.thread("reads") { serial.disposable.dispose() }
            scene.thread("disposes") { serial.dispose() }
            scene.atEnd { scene.expect(first.count >= 1 && second.count >= 1, "G4: one isn't disposed of.") }
        },
        Scenario("single assignment: assign, dispose, dispose", "G4 L6") { scene in
            let single = SingleAssignmentDisposable()
            let resource = Resource("the resource")
            scene.thread("assigns") { single.setDisposable(resource) }
            scene.twice("disposes") {
                single.dispose()
                scene.expect(single.isDisposed, "G4: isDisposed is false behind dispose().")
            }
            scene.atEnd { scene.expect(resource.count == 1, "G4: \(resource.count) times.") }
        },
        Scenario("reference count: users come and go", "G4 L6") { scene in
            let resource = Resource("the resource")
            let counted = RefCountDisposable(disposable: resource)
            let user = counted.retain()
            scene.thread("a user leaves") {
                scene.expect(resource.count == 0, "G4: disposed of while there is a user.")
                user.dispose()
                user.dispose()
            }
            scene.thread("a user comes and leaves") {
                let user = counted.retain()
                // A disposable without an action stands for one that is being disposed of.
                let isReal = !user.isFinished
                counted.dispose()
                scene.expect(!isReal || resource.count == 0, "G4: disposed of while there is a user.")
                user.dispose()
            }
            scene.thread("disposes") { counted.dispose() }
            scene.atEnd { scene.expect(resource.count == 1 && counted.isDisposed, "G4: \(resource.count) times.") }
        },
        Scenario("reference count: a user leaves twice", "G4 L6 L7") { scene in
            let resource = Resource("the resource")
            let counted = RefCountDisposable(disposable: resource)
            let (user, other) = (counted.retain(), counted.retain())
            scene.twice("leaves") {
                user.dispose()
                scene.expect(user.isFinished, "L7: a user that has left is still there.")
            }
            scene.atEnd {
                counted.dispose()
                scene.expect(resource.count == 0, "G4: disposed of while there is a user.")
                other.dispose()
                scene.expect(resource.count == 1, "G4: \(resource.count) times.")
            }
        },
        Scenario("bag: it is counted while it fills", "G5 L6") { scene in
            let bag = DisposeBag()
            scene.thread("inserts") { bag.insert(Resource("the resource")) }
            scene.thread("counts") { scene.expect(bag.count <= 1, "G5: \(bag.count) members.") }
            scene.atEnd { bag.disposeForGood() }
        },
        Scenario("bag: looks for finished members, and ends", "G4 G5 L6") { scene in
            let bag = DisposeBag()
            for _ in 0..<15 { bag.insert(BooleanDisposable(isDisposed: true)) }
            let resources = (0..<3).map { Resource("number \($0)") }
            bag.insert(resources[0])
            scene.thread("inserts") { bag.insert(resources[1]) }
            scene.thread("inserts, too") { bag.insert(resources[2]) }
            scene.thread("ends the scope") { bag.disposeForGood() }
            scene.atEnd {
                scene.expect(bag.count == 0, "G5: there are members behind the end.")
                scene.expect(resources.allSatisfy { $0.count == 1 }, "G4: \(resources.map(\.count)) times.")
            }
        },
        Scenario("scheduled disposable", "G4 L0") { scene in
            let scheduler = ManualScheduler(userCount: 2)
            let resource = Resource("the resource")
            let disposable = ScheduledDisposable(scheduler: scheduler, disposable: resource)
            scene.twice("disposes") {
                disposable.dispose()
                scheduler.leave()
            }
            scene.thread("works") { scheduler.work() }
            scene.atEnd { scene.expect(resource.count == 1, "G4: \(resource.count) times.") }
        },
        Scenario("scheduled item: runs, and is disposed of", "G4 L6") { scene in
            let resource = Resource("what the action returned")
            let action = Resource("the action")
            let item = WorkItem {
                action.dispose()
                return resource
            }
            scene.thread("runs") { item.run() }
            scene.twice("disposes") { item.dispose() }
            scene.atEnd { scene.expect(resource.count == action.count, "G4: disposed of \(resource.count) times.") }
        },
        Scenario("subscription", "G1 G2 G3 G4") { scene in
            let resource = Resource("onDisposed")
            let recorder = Recorder<Payload>()
            let subject = PublishSubject<Payload>()
            let subscription = subject.subscribe(
                onNext: { recorder.onNext($0) },
                onCompleted: { recorder.onCompleted() },
                onDisposed: { resource.dispose() }
            )
            scene.thread("sends") { subject.send("1|") }
            scene.thread("disposes") { recorder.leave(subscription) }
            scene.atEnd { scene.expect(resource.count == 1, "G4: onDisposed ran \(resource.count) times.") }
        },
    ]
