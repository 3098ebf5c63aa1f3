import RxBlocking
import RxRelay

// A target none of whose files imports `RxSwift`.

@MainActor
final class Reader {
    let numbers = BehaviorRelay(value: 1)
    var sum = 0

    func read() throws -> [Int] {
        try numbers.take(1)
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

let sums = try Reader().read()
precondition(sums == [1], "\(sums)")
print("ok")
