/// Places in memory for a time each, close together and used again and again: what is sorted stays in the cache.
///
/// Its owner frees it by `free()`.
struct VirtualTimePlaces {
    private let functions: VirtualTimeFunctions
    private var blocks: [UnsafeMutableRawPointer] = []
    private var vacant: [UnsafeMutableRawPointer] = []
    private var next: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer
    private var capacity = 16

    init(_ functions: VirtualTimeFunctions) {
        self.functions = functions
        next = .allocate(byteCount: capacity * functions.stride, alignment: functions.alignment)
        end = next + capacity * functions.stride
        blocks.append(next)
    }

    /// Keeps a time.
    ///
    /// - Parameter initialize: Initialises a place with the time, and does nothing else.
    /// - Returns: The time.
    /// - Complexity: O(1), amortised over many calls.
    mutating func keep(_ initialize: (UnsafeMutableRawPointer) -> Void) -> VirtualTimeWord {
        if functions.isDirect { return VirtualTimeWord(direct: initialize) }
        let place = take()
        initialize(place)
        return VirtualTimeWord(place)
    }

    private mutating func take() -> UnsafeMutableRawPointer {
        if let place = vacant.popLast() {
            return place
        }
        if next == end {
            capacity *= 2
            next = .allocate(byteCount: capacity * functions.stride, alignment: functions.alignment)
            end = next + capacity * functions.stride
            blocks.append(next)
        }
        defer {
            next += functions.stride
        }
        return next
    }

    /// Takes the places of times back that have been deinitialised.
    ///
    /// - Complexity: O(*n*) for *n* times.
    mutating func giveBack(_ words: [VirtualTimeWord]) {
        for word in words { vacant.append(word.place) }
    }

    /// Frees all memory, after all times have been deinitialised.
    func free() {
        for block in blocks {
            block.deallocate()
        }
    }
}
