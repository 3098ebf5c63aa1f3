// The reference of `../run` for the speed of a machine: seven stages on an array, type-checked with the standard
// library alone. A chain may take four times as long.
func reference(_ numbers: [Int]) -> [Int] {
    numbers.map { $0 + 1 }.filter { $0 > 0 }.map { $0 * 2 }.filter { $0 % 2 == 0 }
        .map { $0 + 1 }.map { $0 * 3 - 1 }.filter { $0 < 9 }
}
