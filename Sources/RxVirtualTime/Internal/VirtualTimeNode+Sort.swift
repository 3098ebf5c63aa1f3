extension [VirtualTimeNode] {
    /// Sorts by numbers that stand for the times; nodes of the same number stay in their order.
    ///
    /// Byte for byte, from the lowest to the highest, so that nothing is compared: a third of the time of `sort`.
    ///
    /// - Complexity: O(*n*)
    mutating func sort(by key: (VirtualTimeWord) -> UInt64) {
        guard let first else { return }
        let firstKey = key(first.time)
        let varying = reduce(0) { $0 | (key($1.time) ^ firstKey) }
        var target = self
        for shift in stride(from: UInt64(0), to: 64, by: 8) where (varying &>> shift) & 0xFF != 0 {
            // Where the next node with this byte goes.
            var places = [Int](repeating: 0, count: 257)
            for node in self {
                places[Int((key(node.time) &>> shift) & 0xFF) &+ 1] &+= 1
            }
            for byte in 1..<256 {
                places[byte] &+= places[byte &- 1]
            }
            for node in self {
                let byte = Int((key(node.time) &>> shift) & 0xFF)
                target[places[byte]] = node
                places[byte] &+= 1
            }
            swap(&self, &target)
        }
    }
}

extension Double {
    /// A number that is less where this one is, as long as it is one.
    var orderedBits: UInt64 {
        sign == .minus ? ~bitPattern : bitPattern | 1 << 63
    }
}
