// swift-format-ignore-file

// A reduced Combine, after the public interface of Apple's Combine.swiftinterface: the part that the sources use. It
// serves the compile check for Apple's systems, and it works, so that the tests run against it elsewhere.

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Cancellable {
    func cancel()
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
    public func cancel() {
        let action = self.action
        self.action = nil
        action?()
    }
    deinit { action?() }
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension AnyCancellable: @unchecked Sendable {}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct CombineIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier
    public init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error
    func receive(subscription: any Subscription)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let base: any Publisher<Output, Failure>
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { base = publisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        func open<P: Publisher<Output, Failure>>(_ base: P) { base.receive(subscriber: subscriber) }
        open(base)
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public enum Subscribers {
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        private let count: UInt
        private init(count: UInt) { self.count = count }
        public static let unlimited = Demand(count: UInt(Int.max) + 1)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0)
            return Demand(count: UInt(value))
        }
        public var max: Int? { self == .unlimited ? nil : Int(count) }
        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            Demand(count: Swift.min(lhs.count + rhs.count, unlimited.count))
        }
        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        public static func - (lhs: Demand, rhs: Int) -> Demand {
            lhs == .unlimited ? lhs : Demand(count: lhs.count - UInt(rhs))
        }
        public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }
        public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.count > UInt(rhs) }
    }

    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let value: (Input) -> Void
        private let completion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            value = receiveValue
            completion = receiveCompletion
        }
        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ input: Input) -> Demand {
            value(input)
            return .none
        }
        public func receive(completion: Completion<Failure>) {
            subscription = nil
            self.completion(completion)
        }
        public func cancel() {
            let subscription = self.subscription
            self.subscription = nil
            subscription?.cancel()
        }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension Subscribers.Completion: Sendable where Failure: Sendable {}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private final class Member<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Failure {
        weak var subject: PassthroughSubject?
        let key: Int
        var demand = Subscribers.Demand.none
        var subscriber: S?
        init(_ subject: PassthroughSubject, _ key: Int, _ subscriber: S) {
            self.subject = subject
            self.key = key
            self.subscriber = subscriber
        }
        func request(_ demand: Subscribers.Demand) { self.demand += demand }
        func cancel() {
            subscriber = nil
            subject?.members[key] = nil
        }
        func send(_ value: Output) {
            guard let subscriber, demand > 0 else { return }
            demand -= 1
            demand += subscriber.receive(value)
        }
        func send(_ end: Subscribers.Completion<Failure>) {
            let subscriber = self.subscriber
            self.subscriber = nil
            subscriber?.receive(completion: end)
        }
    }
    private var members: [Int: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = [:]
    private var keys = 0
    private var end: Subscribers.Completion<Failure>?
    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        keys += 1
        let member = Member(self, keys, subscriber)
        if end == nil { members[keys] = ({ member.send($0) }, { member.send($0) }) }
        subscriber.receive(subscription: member)
        if let end { member.send(end) }
    }
    public func send(_ value: Output) { for key in members.keys.sorted() { members[key]?.value(value) } }
    public func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let members = self.members
        self.members = [:]
        for key in members.keys.sorted() { members[key]?.end(completion) }
    }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension PassthroughSubject: @unchecked Sendable {}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    private let output: Output
    public init(_ output: Output) { self.output = output }
    private final class Once<S: Subscriber>: Subscription where S.Input == Output, S.Failure == Never {
        var subscriber: S?
        let output: Output
        init(_ subscriber: S, _ output: Output) {
            self.subscriber = subscriber
            self.output = output
        }
        func request(_ demand: Subscribers.Demand) {
            guard demand > 0, let subscriber else { return }
            self.subscriber = nil
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
        }
        func cancel() { subscriber = nil }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Once(subscriber, output))
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}
