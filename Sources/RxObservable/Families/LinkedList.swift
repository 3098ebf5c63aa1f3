/// A member of a list; it stores the list's links itself.
protocol Linked: AnyObject {
    /// The links, guarded like the list.
    var links: Links<Self> { get set }
}

struct Links<Member: AnyObject> {
    // SAFETY: the list owns a reference to each of its members.
    fileprivate var next: Unmanaged<Member>?
    // SAFETY: see `next`.
    fileprivate var previous: Unmanaged<Member>?
    fileprivate var areSet = false

    @inline(__always) init() {}
}

/// An ordered list of objects: O(1) to add and remove one, without allocation.
///
/// The list owns a reference to each member. It has no `deinit`, which would look up its type: a member holds the owner
/// of its list, so the list is empty at its end. Everything is inlined, for the same reason as in ``Cell``.
struct LinkedList<Member: Linked>: ~Copyable {
    // SAFETY: `link` takes the reference, and `remove` releases it.
    private typealias Link = Unmanaged<Member>

    private var first: Link?
    private var last: Link?

    @inline(__always) init() {}

    /// Adds a member at the end.
    @inline(__always) mutating func append(_ member: Member) {
        let link = Link.passRetained(member)
        member.links.areSet = true
        member.links.previous = last
        if let last { last._withUnsafeGuaranteedRef { $0.links.next = link } } else { first = link }
        last = link
    }

    /// Removes a member that may have been removed before; returns whether the member was in the list.
    @inline(__always) @discardableResult mutating func remove(_ member: Member) -> Bool {
        guard member.links.areSet else { return false }
        let (previous, next) = (member.links.previous, member.links.next)
        if let previous { previous._withUnsafeGuaranteedRef { $0.links.next = next } } else { first = next }
        if let next { next._withUnsafeGuaranteedRef { $0.links.previous = previous } } else { last = previous }
        member.links = Links()
        Link.passUnretained(member).release()
        return true
    }

    @inline(__always) mutating func popFirst() -> Member? {
        // SAFETY: the list owns a reference, which `remove` releases; the caller gets its own reference before that.
        guard let member = first?.takeUnretainedValue() else { return nil }
        remove(member)
        return member
    }

    /// Moves all members to the end of another list.
    @inline(__always) mutating func move(to other: inout LinkedList) {
        guard let first else { return }
        first._withUnsafeGuaranteedRef { $0.links.previous = other.last }
        if let last = other.last {
            last._withUnsafeGuaranteedRef { $0.links.next = first }
        } else {
            other.first = first
        }
        other.last = last
        self.first = nil
        last = nil
    }

    /// Calls `body` with each member; no member may be removed meanwhile.
    @inline(__always) borrowing func forEach(_ body: (Member) -> Void) {
        var link = first
        while let current = link {
            current._withUnsafeGuaranteedRef(body)
            link = current._withUnsafeGuaranteedRef { $0.links.next }
        }
    }
}
