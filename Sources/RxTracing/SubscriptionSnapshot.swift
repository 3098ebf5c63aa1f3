public import RxObservable

/// The watched subscriptions that were live at one moment.
///
/// ```swift
/// let before = Tracing.subscriptions
/// openAndCloseScreen()
/// print(Tracing.subscriptions.difference(from: before).added.tree)
/// ```
public struct SubscriptionSnapshot: Sendable {
    /// A subscription as it was at that moment.
    public struct Entry: Identifiable, Sendable {
        /// The subscription.
        public let subscription: TracedSubscription

        /// How long ago it had begun.
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
        public var age: Duration { ageSpan.duration }

        fileprivate let ageSpan: Span

        /// How many elements had passed.
        public let elementCount: Int

        /// How long ago the latest element had passed, to a few milliseconds; `nil` if there was none.
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
        public var timeSinceLastElement: Duration? { sinceLastElement?.duration }

        fileprivate let sinceLastElement: Span?

        /// The thread of the latest element.
        public let thread: String?

        /// The number of the subscription.
        public var id: Int { subscription.id }

        /// The sequence as it was written.
        public var chain: Chain { subscription.chain }

        /// The scheduler that its elements come on, if an operator has moved them to one.
        public var scheduler: String? { chain.scheduler }

        init(_ subscription: TracedSubscription, at moment: Moment) {
            self.subscription = subscription
            ageSpan = moment - subscription.start
            elementCount = subscription.elementCount
            sinceLastElement = subscription.lastElement.map { moment - $0 }
            thread = subscription.thread
        }
    }

    /// The subscriptions that have begun and ended between two moments.
    public struct Difference: Sendable {
        /// The subscriptions that are live now and weren't then.
        public let added: SubscriptionSnapshot

        /// The subscriptions that were live then and aren't now.
        public let removed: SubscriptionSnapshot
    }

    /// The subscriptions, the oldest first; checkpoints and inner subscriptions are entries of their own.
    public let entries: [Entry]

    init(_ subscriptions: [TracedSubscription], at moment: Moment) {
        entries = subscriptions.map { Entry($0, at: moment) }
    }

    private init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// Whether there are none.
    public var isEmpty: Bool { entries.isEmpty }

    /// The subscriptions that satisfy a condition.
    ///
    /// - Parameter isIncluded: The condition.
    /// - Returns: A snapshot with only these subscriptions.
    public func filter(_ isIncluded: (Entry) -> Bool) -> SubscriptionSnapshot {
        SubscriptionSnapshot(entries.filter(isIncluded))
    }

    /// The subscriptions that have begun and ended since an earlier moment.
    ///
    /// - Parameter earlier: The subscriptions of that moment.
    /// - Returns: The subscriptions that have begun since, and the subscriptions that have ended.
    /// - Complexity: O(*n*) in the number of both.
    public func difference(from earlier: SubscriptionSnapshot) -> Difference {
        let (before, now) = (Set(earlier.entries.map(\.id)), Set(entries.map(\.id)))
        return Difference(
            added: filter { !before.contains($0.id) },
            removed: earlier.filter { !now.contains($0.id) }
        )
    }
}

// MARK: - Trees

extension SubscriptionSnapshot {
    /// The subscriptions as a tree in text: inner ones and checkpoints under their parent.
    ///
    /// ```text
    /// #3 PublishSubject.flatMap.observe(on:): 4 elements, the last 0.2 s ago, for 12 s, on MainScheduler, thread main
    /// └─ #9 interval.map: 2 elements, the last 0.2 s ago, for 1.4 s, on SerialDispatchQueueScheduler, thread 0x7f12a0
    /// ```
    public var tree: String {
        let tree = Tree(entries)
        var lines: [String] = []
        func add(_ entry: Entry, _ first: String, _ rest: String) {
            lines.append(first + entry.description)
            let inner = tree.inner(of: entry)
            for (index, child) in inner.enumerated() {
                let isLast = index == inner.count - 1
                add(child, rest + (isLast ? "└─ " : "├─ "), rest + (isLast ? "   " : "│  "))
            }
        }
        for root in tree.roots { add(root, "", "") }
        return lines.joined(separator: "\n")
    }

    /// The subscriptions as a tree in JSON: an array of objects, each with the subscriptions inside it as its `inner`.
    ///
    /// Each has `id`, `chain`, `checkpoint`, `ageSeconds`, `elements`, and, as far as they are known,
    /// `secondsSinceLastElement`, `scheduler` and `thread`.
    public var json: String {
        let tree = Tree(entries)
        func text(_ entry: Entry) -> JSONText {
            var members: [(String, JSONText)] = [
                ("id", .number(Double(entry.id))),
                ("chain", .string(entry.chain.description)),
                ("checkpoint", .bool(entry.subscription.isCheckpoint)),
                ("ageSeconds", .number(entry.ageSpan.inSeconds)),
                ("elements", .number(Double(entry.elementCount))),
            ]
            if let time = entry.sinceLastElement {
                members.append(("secondsSinceLastElement", .number(time.inSeconds)))
            }
            if let scheduler = entry.scheduler { members.append(("scheduler", .string(scheduler))) }
            if let thread = entry.thread { members.append(("thread", .string(thread))) }
            members.append(("inner", .array(tree.inner(of: entry).map(text))))
            return .object(members)
        }
        return JSONText.array(tree.roots.map(text)).description
    }

    /// How many of the subscriptions aren't parts of others here.
    package var rootCount: Int { Tree(entries).roots.count }

    /// Which entry is inside which; an entry whose parent isn't there is a root.
    private struct Tree {
        let roots: [Entry]
        private let children: [Int: [Entry]]

        init(_ entries: [Entry]) {
            // A parent may have ended before its children, or have been filtered out.
            let known = Set(entries.map(\.id))
            let parent = { (entry: Entry) in entry.subscription.parentID.flatMap { known.contains($0) ? $0 : nil } }
            roots = entries.filter { parent($0) == nil }
            children = Dictionary(grouping: entries.filter { parent($0) != nil }) { parent($0) ?? 0 }
        }

        func inner(of entry: Entry) -> [Entry] {
            children[entry.id] ?? []
        }
    }
}

extension SubscriptionSnapshot: CustomStringConvertible {
    /// The tree.
    public var description: String { tree }
}

extension SubscriptionSnapshot.Entry: CustomStringConvertible {
    /// Its data in one line.
    public var description: String {
        var text = "\(subscription): \(elementCount) element\(elementCount == 1 ? "" : "s")"
        if let time = sinceLastElement { text += ", the last \(time.inWords) ago" }
        text += ", for \(ageSpan.inWords)"
        if let scheduler { text += ", on \(scheduler)" }
        if let thread { text += ", thread \(thread)" }
        return text
    }
}

extension Span {
    /// The time in seconds, to a tenth; in milliseconds if it is shorter.
    fileprivate var inWords: String {
        let milliseconds = Int(inSeconds * 1000)
        return milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}
