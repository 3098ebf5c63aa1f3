/// Holds any number of disposables, to which more can be added and from which some can be removed, and disposes of all
/// of them together.
///
/// ```swift
/// let requests = CompositeDisposable()
/// if let key = requests.insert(send(request)) {
///     requests.remove(for: key)  // ends this one
/// }
/// requests.dispose()             // ends all others, in the order in which they were inserted
/// ```
public final class CompositeDisposable: Cancelable {
    /// Names a member, to remove it.
    public struct DisposeKey: Hashable, Sendable {
        /// The composite that made the key, so that the key does nothing in any other.
        fileprivate let owner: ObjectIdentifier
        fileprivate let serial: UInt64
    }

    private let counted = Counted()

    // This flag is written under the lock, and read without it.
    private let disposed = AtomicBool(false)

    // Removed members are disposed of and freed outside of the lock.
    private let members: Locked<Members>

    /// Makes an empty one.
    public convenience init() {
        self.init(Members())
    }

    private init(_ members: consuming Members) {
        self.members = Locked(members)
    }

    /// Makes one with two members.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        var members = Members()
        members.insert(disposable1)
        members.insert(disposable2)
        self.init(members)
    }

    /// Makes one with three members.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    ///   - disposable3: Is disposed of third.
    public convenience init(
        _ disposable1: any Disposable,
        _ disposable2: any Disposable,
        _ disposable3: any Disposable
    ) {
        var members = Members()
        members.insert(disposable1)
        members.insert(disposable2)
        members.insert(disposable3)
        self.init(members)
    }

    /// Makes one with four members or more.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    ///   - disposable3: Is disposed of third.
    ///   - disposable4: Is disposed of fourth.
    ///   - disposables: Are disposed of after these.
    /// - Complexity: O(n) in the number of disposables.
    public convenience init(
        _ disposable1: any Disposable,
        _ disposable2: any Disposable,
        _ disposable3: any Disposable,
        _ disposable4: any Disposable,
        _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Makes one with the members of an array.
    ///
    /// - Parameter disposables: The members, in the order in which they are to be disposed of.
    /// - Complexity: O(n) in the number of disposables.
    public convenience init(disposables: [any Disposable]) {
        var members = Members()
        members.reserveCapacity(disposables.count)
        for disposable in disposables {
            members.insert(disposable)
        }
        self.init(members)
    }

    deinit {
        // The load is relaxed, since nothing else refers to this object now.
        guard !disposed.load(ordering: .relaxed) else { return }
        var rest = removeAll()
        if rest.count != 0 {
            Teardown.releaseEach {
                rest.popFirst()
            }
        }
    }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// The number of members; 0 once it has been disposed of.
    public var count: Int {
        members.withLock { $0.count }
    }

    /// Adds a member.
    ///
    /// When this object has been disposed of, the new member is disposed of at once.
    ///
    /// - Parameter disposable: The new member.
    /// - Returns: The key to remove it with; `nil` if it has been disposed of at once.
    /// - Complexity: O(1), amortised over many calls.
    @discardableResult
    public func insert(_ disposable: consuming any Disposable) -> DisposeKey? {
        // The lock is taken by hand: a closure that moves the new member in would retain it, which costs a fifth more.
        // The flag is read under the lock, where it is written: otherwise a member could be added after the disposal,
        // and would never be disposed of.
        let locked = members.locked()
        // Mutant true: "composite: insert, remove, dispose"
        guard !disposed.load(ordering: .relaxed) else {
            members.unlock()
            disposable.dispose()
            return nil
        }
        let serial = locked.pointee.insert(disposable)
        members.unlock()
        return DisposeKey(owner: ObjectIdentifier(self), serial: serial)
    }

    /// Removes a member and disposes of it.
    ///
    /// - Parameter disposeKey: The key that `insert(_:)` returned. It does nothing if the member has been removed, if
    ///   this object has been disposed of, or if the key is from another one.
    /// - Complexity: O(log `count`), amortised over many calls.
    public func remove(for disposeKey: DisposeKey) {
        // A key of another composite may have the same number.
        guard disposeKey.owner == ObjectIdentifier(self) else { return }
        let member = members.withLock { $0.remove(disposeKey.serial) }
        if let member { Teardown.disposeAtOnce(member) }
    }

    /// Disposes of all members, in order, and of each that is inserted from now on.
    ///
    /// Further calls do nothing.
    ///
    /// - Complexity: O(`count`)
    public func dispose() {
        // This check is only a shortcut: of two threads that pass it, one receives the members, and the other an empty
        // bag.
        guard !disposed.load(ordering: .relaxed) else { return }
        var members = removeAll()
        Teardown.disposeEach {
            members.popFirst()
        }
    }

    /// Removes all members, and lets none in from then on.
    @inline(never)
    private func removeAll() -> Members {
        members.withLock { members in
            // The flag is set in the critical section that moves the members, so that no insertion falls between the
            // two. The store is releasing, since `isDisposed` is read without the lock.
            disposed.store(true, ordering: .releasing)
            return exchange(&members, with: Members())
        }
    }
}

/// Members in the order of insertion, each with a number that is never used again.
private struct Members: ~Copyable, Sendable {
    private struct Place: Sendable {
        let serial: UInt64
        // `nil` once it has been removed.
        var member: (any Disposable)?
    }

    private var places = RingBuffer<Place>()
    private var nextSerial: UInt64 = 0
    private(set) var count = 0

    mutating func reserveCapacity(_ count: Int) {
        places.reserveCapacity(count)
    }

    /// Adds a member, and returns its number.
    @discardableResult @inline(__always)
    mutating func insert(_ member: consuming any Disposable) -> UInt64 {
        let serial = nextSerial
        nextSerial &+= 1
        count &+= 1
        places.append(Place(serial: serial, member: member))
        return serial
    }

    /// Takes out the member with a number, if it is there.
    ///
    /// It isn't freed, since the caller holds a lock.
    @inline(__always)
    mutating func remove(_ serial: UInt64) -> (any Disposable)? {
        let last = places.count &- 1
        guard last >= 0 else { return nil }
        guard places.place(of: last).pointee.serial == serial else { return removeEarlier(serial) }
        // The last place may be vacant, too.
        guard let member = places.removeLast().member else { return nil }
        count &-= 1
        return member
    }

    @inline(never)
    private mutating func removeEarlier(_ serial: UInt64) -> (any Disposable)? {
        // The numbers rise from place to place.
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low &+ high) / 2
            if places.place(of: middle).pointee.serial < serial { low = middle &+ 1 } else { high = middle }
        }
        guard low < places.count, places.place(of: low).pointee.serial == serial,
            let member = places.place(of: low).pointee.member.take()
        else { return nil }
        count &-= 1
        if places.count > 2 * count + 4 { forgetVacantPlaces() }
        return member
    }

    /// Takes out the oldest member.
    mutating func popFirst() -> (any Disposable)? {
        while !places.isEmpty {
            if let member = places.removeFirst().member { return member }
        }
        return nil
    }

    // Half of the places are vacant, so this takes constant time for each of the removals before it.
    private mutating func forgetVacantPlaces() {
        for _ in 0..<places.count {
            let place = places.removeFirst()
            if place.member != nil { places.append(place) }
        }
    }
}
