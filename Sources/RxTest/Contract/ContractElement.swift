internal import RxDisposables

/// An element of the contract checks' sources: a number in a counted object.
public final class ContractElement: Sendable {
    /// The element's number; the elements of a source count up from 1.
    public let number: Int

    private let census: ContractCensus

    /// Makes an element for an operator that emits some of its own.
    public convenience init(_ number: Int) {
        self.init(number, ContractCensus())
    }

    init(_ number: Int, _ census: ContractCensus) {
        self.number = number
        self.census = census
        census.add(1)
    }

    deinit {
        census.add(-1)
        census.onFree()
    }
}

extension ContractElement: Hashable, Comparable, CustomStringConvertible {
    /// Whether two elements have the same number.
    ///
    /// - Parameters:
    ///   - lhs: One element.
    ///   - rhs: The other one.
    /// - Returns: `true` if they have.
    public static func == (lhs: ContractElement, rhs: ContractElement) -> Bool {
        lhs.number == rhs.number
    }

    /// Whether an element has the smaller number.
    ///
    /// - Parameters:
    ///   - lhs: One element.
    ///   - rhs: The other one.
    /// - Returns: `true` if the first one has.
    public static func < (lhs: ContractElement, rhs: ContractElement) -> Bool {
        lhs.number < rhs.number
    }

    /// Hashes the number.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
    }

    /// The number.
    public var description: String { "\(number)" }
}

/// Counts the live elements of one check.
final class ContractCensus: Sendable {
    private let count = AtomicInt(0)

    /// Called by each element when it is freed.
    let onFree: @Sendable () -> Void

    init(onFree: @escaping @Sendable () -> Void = {}) {
        self.onFree = onFree
    }

    var live: Int {
        count.load(ordering: .acquiring)
    }

    func add(_ difference: Int) {
        count.wrappingAdd(difference, ordering: .acquiringAndReleasing)
    }
}

/// The error that the sources of the contract's checks emit, and that a throwing closure is to throw.
public struct ContractError: Error, Hashable, Sendable {
    /// Makes the error.
    public init() {}
}
