/// Disposes of its members when it is freed.
///
/// ```swift
/// final class Screen {
///     private let bag = DisposeBag()
///     func show(_ titles: Observable<String>) {
///         titles.subscribe(onNext: { draw($0) }).disposed(by: bag)  // ends with the screen
///     }
/// }
/// ```
///
/// A bag forgets members that have ended by themselves (``Disposable/isFinished``), so a bag that lives as long as the
/// program may be given any number of subscriptions over time. To dispose of everything earlier, assign a new bag to
/// the variable.
///
/// Also known as `Set<AnyCancellable>` (Combine), `store(in:)` (Combine), `addDisposableTo` (older RxSwift).
public final class DisposeBag: Sendable {
    /// Below this size, a bag doesn't look for finished members.
    private static let smallestSweep = 16

    /// The size of a bag that takes no more members.
    private static let takesNone = -1

    private let counted = Counted()

    // Removed members are checked, disposed of and freed outside of the lock.
    private let members = Locked(RingBuffer<any Disposable>())
    /// The size at which finished members are looked for; `takesNone` once the bag has been disposed of.
    ///
    /// Read and changed under the lock; an atomic, since a structure with both weighs half a kilobyte in each client.
    private let sweepCount = AtomicInt(DisposeBag.smallestSweep)

    /// Makes an empty bag.
    public init() {}

    /// Makes a bag with members.
    ///
    /// - Parameter disposables: The members, in the order in which they are to be disposed of.
    /// - Complexity: O(n) in the number of disposables.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Makes a bag with the members of an array.
    ///
    /// - Parameter disposables: The members, in the order in which they are to be disposed of.
    /// - Complexity: O(n) in the number of disposables.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Makes a bag with the members that a block lists.
    ///
    /// ```swift
    /// let bag = DisposeBag {
    ///     titles.subscribe(onNext: { draw($0) })
    ///     if isOnline { updates.subscribe(onNext: { apply($0) }) }
    /// }
    /// ```
    ///
    /// - Parameter builder: The members, in the order in which they are to be disposed of.
    /// - Complexity: O(n) in the number of disposables.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    deinit {
        disposeForGood()
    }

    /// Disposes of the members, in order, and from then on of each new one at once.
    func disposeForGood() {
        // The mark is set and the members are moved in one step: a later insertion finds the mark, and disposes of its
        // member at once.
        var members = members.withLock { members in
            sweepCount.store(Self.takesNone, ordering: .relaxed)
            return exchange(&members, with: RingBuffer())
        }
        if !members.isEmpty {
            Teardown.disposeEach {
                members.popFirst()
            }
        }
    }

    /// The number of members, finished ones that haven't been looked for yet included.
    package var count: Int {
        members.withLock { $0.count }
    }

    /// Adds a member.
    ///
    /// If the bag is being freed, or its scope has ended, the new member is disposed of at once.
    ///
    /// - Parameter disposable: The new member.
    /// - Complexity: O(1), amortised over many calls.
    public func insert(_ disposable: consuming any Disposable) {
        // The lock is taken by hand: a closure that moves the new member in would retain it.
        let locked = members.locked()
        let limit = sweepCount.load(ordering: .relaxed)
        guard limit != Self.takesNone else {
            members.unlock()
            disposable.dispose()
            return
        }
        locked.pointee.append(disposable)
        // The size is compared here, but the sweep runs outside the lock: `isFinished` of a member is foreign code
        // (L0).
        let isFull = locked.pointee.count >= limit
        members.unlock()
        if isFull { sweep() }
    }

    /// Adds members in order.
    ///
    /// - Parameter disposables: The new members.
    /// - Complexity: O(n) in the number of disposables.
    public func insert(_ disposables: any Disposable...) {
        insert(disposables)
    }

    /// Adds the members of an array in order.
    ///
    /// - Parameter disposables: The new members.
    /// - Complexity: O(n) in the number of disposables.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables {
            insert(disposable)
        }
    }

    /// Adds the members that a block lists, in order.
    ///
    /// - Parameter builder: The new members.
    /// - Complexity: O(n) in the number of disposables.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
        insert(builder())
    }

    /// Forgets finished members, until the bag has twice as many as are left.
    ///
    /// The members are out of the bag meanwhile, since asking and freeing them runs foreign code: others may insert,
    /// and their members come after the others.
    @inline(never)
    private func sweep() {
        let swept = members.withLock { members -> RingBuffer<any Disposable>? in
            // Only one sweep runs at a time: another thread may have swept since this thread compared the size. A
            // disposed bag isn't swept. During a sweep the limit is `.max`, so that no other sweep starts.
            let limit = sweepCount.load(ordering: .relaxed)
            guard limit != Self.takesNone, members.count >= limit else { return nil }
            sweepCount.store(.max, ordering: .relaxed)
            return exchange(&members, with: RingBuffer())
        }
        guard var swept else { return }
        // This runs outside the lock: it calls foreign code (`isFinished`), and frees the finished members.
        var live = RingBuffer<any Disposable>()
        while let member = swept.popFirst() {
            if !member.isFinished {
                live.append(member)
            }
        }
        let isOver = members.withLock { members in
            // The older members come first, so that the bag disposes of all members in the order of insertion.
            while let newcomer = members.popFirst() {
                live.append(newcomer)
            }
            swap(&members, &live)
            if sweepCount.load(ordering: .relaxed) == Self.takesNone { return true }
            // The limit is twice the number of members that are left: as many insertions precede the next sweep, so
            // insertions stay O(1) over time (G5).
            sweepCount.store(max(Self.smallestSweep, members.count * 2), ordering: .relaxed)
            return false
        }
        // The scope ended while the members were outside the bag: `disposeForGood()` found none of them.
        // Mutant skip: "bag: looks for finished members, and ends"
        if isOver { disposeForGood() }
    }
}

extension Disposable {
    /// Adds this disposable to a bag, which disposes of it when the bag is freed.
    ///
    /// - Parameter bag: The bag.
    /// - Complexity: O(1), amortised over many calls.
    public consuming func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
