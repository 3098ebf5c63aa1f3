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
        fileprivate let key: Bag<any Disposable>.Key
    }

    private let counted = Counted()

    // This flag is written under the lock, and read without it.
    private let disposed = AtomicBool(false)

    // Removed members are disposed of and freed outside of the lock.
    private let members: Locked<Bag<any Disposable>>

    /// Makes an empty one.
    public convenience init() {
        self.init(Bag())
    }

    private init(_ members: consuming Bag<any Disposable>) {
        self.members = Locked(members)
    }

    /// Makes one with two members.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        var members = Bag<any Disposable>()
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
        var members = Bag<any Disposable>()
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
        var members = Bag<any Disposable>()
        for disposable in disposables {
            members.insert(disposable)
        }
        self.init(members)
    }

    deinit {
        var rest = removeAll()
        if !rest.isEmpty {
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
        let key = locked.pointee.insert(disposable)
        members.unlock()
        return DisposeKey(owner: ObjectIdentifier(self), key: key)
    }

    /// Removes a member and disposes of it.
    ///
    /// - Parameter disposeKey: The key that `insert(_:)` returned. It does nothing if the member has been removed, if
    ///   this object has been disposed of, or if the key is from another one.
    public func remove(for disposeKey: DisposeKey) {
        // A key of another composite may have the same `place` and `serial`.
        guard disposeKey.owner == ObjectIdentifier(self) else { return }
        let member = members.withLock { $0.remove(for: disposeKey.key) }
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
    private func removeAll() -> Bag<any Disposable> {
        members.withLock { members in
            // The flag is set in the critical section that moves the members, so that no insertion falls between the
            // two. The store is releasing, since `isDisposed` is read without the lock.
            disposed.store(true, ordering: .releasing)
            return members.removeAll()
        }
    }
}
