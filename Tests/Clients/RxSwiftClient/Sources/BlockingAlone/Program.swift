import RxBlocking

// A target that depends on the product `RxBlocking` alone, as with RxSwift. Another file imports `RxSwift`.

@MainActor
final class Reader {
    var sum = 0

    func read() throws -> [Int] {
        try makeNumbers()
            .map {
                self.sum += $0
                return self.sum
            }
            .filter(isAllowed)
            .toBlocking()
            .toArray()
    }

    func isAllowed(_ sum: Int) -> Bool { sum == self.sum }
}

@main
enum Program {
    @MainActor
    static func main() throws {
        let sums = try Reader().read()
        precondition(sums == [1, 3], "\(sums)")
        print("ok")
    }
}
