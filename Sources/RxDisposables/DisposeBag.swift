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
public final class DisposeBag:
    // SAFETY: the lock guards the fields.
    @unchecked Sendable
{
    // SAFETY: reached under the lock, or by the one thread that has taken it out of the bag.
    private typealias Memory = UnsafeMutablePointer<any Disposable>

    /// How many members are stored in the bag itself.
    private static let ownPlaces = 4

    /// Below this size, a bag doesn't look for finished members.
    private static let smallestSweep = 16

    private let counted = Counted()

    // The lock is taken by hand: a closure that moves a member in or out would retain it. Removed members are checked,
    // disposed of and freed outside of the lock.
    private let lock = Lock()
    // Whether the bag has been disposed of. From then on it has no places.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var isOver = false
    // Whether the older members are out of the bag, to be asked whether they are finished.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var isSweeping = false
    // The first `memberCount` of `capacity` places are initialised.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var memberCount = 0
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var capacity = DisposeBag.ownPlaces
    // `nil` only until the initialiser ends.
    // SAFETY: guarded by the lock.
    @exclusivity(unchecked) private var memory: Memory?
    // Memory for `ownPlaces` members, which are two words each.
    private let own = InlineStorage<(UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt)>((0, 0, 0, 0, 0, 0, 0, 0))

    /// Makes an empty bag.
    public init() {
        memory = ownMemory
    }

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
        // The mark is set and the members are taken in one step: a later insertion finds the mark, and disposes of its
        // member at once.
        lock.lock()
        isOver = true
        let (members, count) = removeMembers()
        capacity = 0
        lock.unlock()
        dispose(members, count)
    }

    /// Disposes of members that aren't in the bag any more, in order, and frees their memory.
    private func dispose(_ members: Memory, _ count: Int) {
        if count != 0 {
            var next = 0
            Teardown.disposeEach {
                guard next < count else { return nil }
                next &+= 1
                // SAFETY: the first `count` places are initialised, and each is moved out of once.
                return (members + (next &- 1)).move()
            }
        }
        free(members)
    }

    /// The number of members, finished ones that haven't been looked for yet included.
    package var count: Int {
        lock.withLock { memberCount }
    }

    /// Adds a member.
    ///
    /// If the bag is being freed, or its scope has ended, the new member is disposed of at once.
    ///
    /// - Parameter disposable: The new member.
    /// - Complexity: O(1), amortised over many calls.
    public func insert(_ disposable: consuming any Disposable) {
        lock.lock()
        guard memberCount != capacity else { return insertIntoFull(disposable) }
        append(disposable)
        lock.unlock()
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

    /// Adds a member to a bag without a vacant place, under the lock, which it releases.
    @inline(never)
    private func insertIntoFull(_ disposable: consuming any Disposable) {
        guard !isOver else {
            lock.unlock()
            disposable.dispose()
            return
        }
        let sweeps = capacity >= DisposeBag.smallestSweep && !isSweeping
        let (members, count) = removeMembers()
        if sweeps {
            isSweeping = true
        } else {
            allocate(2 * count)
            adopt(members, count)
        }
        append(disposable)
        lock.unlock()
        if sweeps { sweep(members, count) } else { free(members) }
    }

    /// Forgets the finished ones of members that have been taken out, and puts the others back before the newcomers.
    ///
    /// The members are out of the bag meanwhile, since asking and freeing them runs foreign code: others may insert.
    private func sweep(_ members: Memory, _ count: Int) {
        var live = 0
        for index in 0..<count {
            // SAFETY: the first `count` places are initialised; the place `live` is at most `index`, so it is vacant.
            let member = (members + index).move()
            if !member.isFinished {
                (members + live).initialize(to: member)
                live &+= 1
            }
        }
        lock.lock()
        guard !isOver else {
            lock.unlock()
            // The scope ended while the members were outside the bag: `disposeForGood()` found none of them.
            // Mutant skip: "bag: looks for finished members, and ends"
            dispose(members, live)
            return
        }
        isSweeping = false
        let (newcomers, newcomerCount) = removeMembers()
        // There is room for twice the number of members that are left: as many insertions precede the next sweep, so
        // insertions stay O(1) over time (G5).
        allocate(max(DisposeBag.smallestSweep, 2 * (live + newcomerCount)))
        // The older members come first, so that the bag disposes of all members in the order of insertion.
        adopt(members, live)
        adopt(newcomers, newcomerCount)
        lock.unlock()
        free(members)
        free(newcomers)
    }

    // MARK: - Memory, under the lock

    /// Removes all members, with their memory.
    private func removeMembers() -> (Memory, Int) {
        defer {
            memory = ownMemory
            capacity = DisposeBag.ownPlaces
            memberCount = 0
        }
        return (existingMemory, memberCount)
    }

    /// Gives an empty bag other memory than its own.
    private func allocate(_ places: Int) {
        // SAFETY: `free` frees it, when its members have been moved out.
        memory = .allocate(capacity: places)
        capacity = places
    }

    /// Appends a member, for which there is a place.
    @inline(__always)
    private func append(_ disposable: consuming any Disposable) {
        // SAFETY: the caller has compared `memberCount` with `capacity`, or has just made room.
        (existingMemory + memberCount).initialize(to: disposable)
        memberCount &+= 1
    }

    /// Appends members, for which there are places, and moves them out of their memory.
    private func adopt(_ members: Memory, _ count: Int) {
        // SAFETY: `allocate` has made room, in other memory, for the first `count` places of `members`.
        (existingMemory + memberCount).moveInitialize(from: members, count: count)
        memberCount &+= count
    }

    private func free(_ members: Memory) {
        // SAFETY: other memory than the bag's own is from `allocate`, and its members have been moved out.
        if members != ownMemory { members.deallocate() }
    }

    private var ownMemory: Memory {
        // SAFETY: a class-bound existential is two words, and the field keeps its address as long as the bag exists.
        UnsafeMutableRawPointer(own.address).assumingMemoryBound(to: (any Disposable).self)
    }

    // SAFETY: the initialiser has set it.
    private var existingMemory: Memory { memory.unsafelyUnwrapped }
}

extension Disposable {
    /// Adds this disposable to a bag, which disposes of it when the bag is freed.
    ///
    /// - Parameter bag: The bag.
    /// - Complexity: O(1), amortised over many calls.
    @_alwaysEmitIntoClient
    public consuming func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}
