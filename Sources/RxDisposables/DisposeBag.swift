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
public final class DisposeBag {
    /// Below this size, a bag doesn't look for finished members.
    private static let smallestSweep = 16

    private let counted = Counted()
    private let lock = Lock()

    // SAFETY: the fields below are touched only under the lock, or by `deinit`. What is taken out is asked whether it
    // is finished, disposed of and freed outside.
    @exclusivity(unchecked) private var members = RingBuffer<any Disposable>()
    /// The size at which finished members are looked for.
    private var sweepCount = DisposeBag.smallestSweep
    /// Whether the bag takes no more members.
    private var isDisposed = false

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
        var members = lock.withLock {
            isDisposed = true
            return exchange(&self.members, with: RingBuffer())
        }
        if !members.isEmpty {
            Teardown.disposeEach {
                members.popFirst()
            }
        }
    }

    /// The number of members, finished ones that haven't been looked for yet included.
    package var count: Int {
        lock.withLock {
            members.count
        }
    }

    /// Adds a member.
    ///
    /// If the bag is being freed, or its scope has ended, the new member is disposed of at once.
    ///
    /// - Parameter disposable: The new member.
    /// - Complexity: O(1), amortised over many calls.
    public func insert(_ disposable: consuming any Disposable) {
        lock.lock()
        guard !isDisposed else {
            lock.unlock()
            disposable.dispose()
            return
        }
        members.append(disposable)
        if members.count < sweepCount {
            lock.unlock()
        } else {
            unlockAndSweep()
        }
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
    private func unlockAndSweep() {
        var swept = exchange(&members, with: RingBuffer())
        sweepCount = .max  // One sweep at a time.
        lock.unlock()

        var live = RingBuffer<any Disposable>()
        while let member = swept.popFirst() {
            if !member.isFinished {
                live.append(member)
            }
        }

        lock.lock()
        while let newcomer = members.popFirst() {
            live.append(newcomer)
        }
        swap(&members, &live)
        sweepCount = max(DisposeBag.smallestSweep, members.count * 2)
        let isOver = isDisposed
        lock.unlock()
        // The members were out of the bag when its scope ended.
        if isOver { disposeForGood() }
    }
}

// SAFETY: see the fields.
extension DisposeBag: @unchecked Sendable {}

extension Disposable {
    /// Adds this disposable to a bag, which disposes of it when the bag is freed.
    ///
    /// - Parameter bag: The bag.
    /// - Complexity: O(1), amortised over many calls.
    public consuming func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
