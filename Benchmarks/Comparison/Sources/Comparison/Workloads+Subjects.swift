import OpenCombine

extension Workload {
    /// Subjects, sharing, and the disposal of subscriptions.
    static var subjectsAndDisposal: [Workload] {
        [pump(subscribers: 1, "an event of a subject to one subscriber")]
            + [pump(subscribers: 100, "an event of a subject to each of 100 subscribers")]
            + subjects + disposal + traits
    }

    private static func pump(subscribers: Int, _ work: String) -> Workload {
        Workload("publishSubject.\(subscribers).pump", work) { count in
            let (subject, total) = (opaque(PassthroughSubject<Int, Never>()), Counter())
            let subscriptions = (0..<subscribers).map { _ in subject.sink { total.add($0) } }
            for index in 0..<count {
                subject.send(index)
            }
            subscriptions.forEach { $0.cancel() }
            return total.value
        }
    }

    private static var subjects: [Workload] {
        [
            Workload("behaviorSubject.pump", "a new value of a behavior subject") { count in
                let (subject, total) = (opaque(CurrentValueSubject<Int, Never>(0)), Counter())
                let subscription = subject.sink { total.add($0) }
                for index in 0..<count {
                    subject.send(index)
                }
                subscription.cancel()
                return total.value
            },
            Workload("publishSubject.create", "make a subject, subscribe, send, dispose") { count in
                let total = Counter()
                for index in 0..<count {
                    let subject = opaque(PassthroughSubject<Int, Never>())
                    let subscription = subject.sink { total.add($0) }
                    subject.send(index)
                    subscription.cancel()
                }
                return total.value
            },
            Workload("share.pump", "an event of a shared sequence to one subscriber") { count in
                let (subject, total) = (PassthroughSubject<Int, Never>(), Counter())
                let subscription = opaque(subject.share()).sink { total.add($0) }
                for index in 0..<count {
                    subject.send(index)
                }
                subscription.cancel()
                return total.value
            },
        ]
    }

    private static var disposal: [Workload] {
        [
            Workload("dispose.subscription.subject") { count in
                let (subject, total) = (opaque(PassthroughSubject<Int, Never>()), Counter())
                for _ in 0..<count {
                    subject.sink { total.add($0) }.cancel()
                }
                subject.send(1)
                return total.value
            },
            Workload("dispose.bag.1000") { count in
                let total = Counter()
                for _ in 0..<count {
                    var bag: [AnyCancellable] = []
                    for _ in 0..<1_000 {
                        AnyCancellable { total.add(1) }.store(in: &bag)
                    }
                }
                return total.value
            },
        ]
    }

    private static var traits: [Workload] {
        [
            Workload("single.map.create") { count in
                let total = Counter()
                for index in 0..<count {
                    withExtendedLifetime(opaque(Just(index)).map { $0 &+ 1 }.sink { total.add($0) }) {}
                }
                return total.value
            },
            Workload("driver.12.pump"),
            Workload("driver.12.create"),
        ]
    }
}
