extension [UInt8] {
    /// The bytes in pieces of the same size.
    func pieces(of size: Int) -> [[UInt8]] {
        pieces { size }
    }

    /// The bytes in pieces whose sizes a closure returns.
    func pieces(_ size: () -> Int) -> [[UInt8]] {
        var (pieces, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], self[...])
        while !rest.isEmpty {
            let piece = rest.prefix(size())
            pieces.append(Array(piece))
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }
}
