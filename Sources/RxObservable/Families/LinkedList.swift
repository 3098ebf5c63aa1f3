/// A member of a list, which keeps the list's links in itself.
protocol Linked: AnyObject {
    /// Guarded as the list is.
    var links: Links<Self> { get set }
}

/// Where a member stands in its list.
struct Links<Member: AnyObject> {
    // SAFETY: the list owns a reference to each member that stands in it.
    fileprivate var next: Unmanaged<Member>?
    // SAFETY: as `next`.
    fileprivate var previous: Unmanaged<Member>?
    fileprivate var areSet = false

    @inline(__always) init() {}
}

/// Objects in an order: O(1) to add and remove one, no allocation.
///
/// The list owns a reference to each. It has no `deinit`, which would look its type up: a member holds the owner of its
/// list, so the list is empty when that ends. All is inlined for the reason that ``Cell`` names.
struct LinkedList<Member: Linked>: ~Copyable {
    // SAFETY: `link` takes the reference, and `remove` gives it back.
    private typealias Link = Unmanaged<Member>

    private var first: Link?
    private var last: Link?

    @inline(__always) init() {}

    /// Adds a member behind all others.
    @inline(__always) mutating func append(_ member: Member) {
        let link = Link.passRetained(member)
        member.links.areSet = true
        member.links.previous = last
        if let last { last._withUnsafeGuaranteedRef { $0.links.next = link } } else { first = link }
        last = link
    }

    /// Adds a member before all others.
    @inline(__always) mutating func prepend(_ member: Member) {
        let link = Link.passRetained(member)
        member.links.areSet = true
        member.links.next = first
        if let first { first._withUnsafeGuaranteedRef { $0.links.previous = link } } else { last = link }
        first = link
    }

    /// Removes a member that may have been removed before.
    ///
    /// - Returns: Whether it was there.
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
        // SAFETY: the list owns a reference, which `remove` gives back; the caller gets one of its own before that.
        guard let member = first?.takeUnretainedValue() else { return nil }
        remove(member)
        return member
    }

    /// Appends all to another list.
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

    /// Calls `body` with each; nothing may be removed meanwhile.
    @inline(__always) borrowing func forEach(_ body: (Member) -> Void) {
        var link = first
        while let current = link {
            current._withUnsafeGuaranteedRef(body)
            link = current._withUnsafeGuaranteedRef { $0.links.next }
        }
    }
}
