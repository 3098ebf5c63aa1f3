import Rx

// Chains that begin with a merge of transformed sequences, as in a reducer.

enum Change {
    case add(Int)
    case remove(Int)
    case reset
}

extension Chains {
    func merged1() -> Observable<String> {
        Observable.merge(numbers.map { $0 + 1 }, other.map { -$0 }, words.map { _ in 0 })
            .scan(0) { $1 == 0 ? 0 : $0 + $1 }
            .map { "\($0)" }
    }

    func merged2() -> Observable<String> {
        Observable.merge(numbers.map { Change.add($0 * 2 + 1) }, other.map { .remove($0) }, words.map { _ in .reset })
            .scan(0) { total, change in
                switch change {
                case .add(let number): total + number
                case .remove(let number): total - number
                case .reset: 0
                }
            }
            .map { "\($0)" }
    }

    func merged3() -> Observable<String> {
        Observable.merge(
            numbers.map { number in { (total: Int) in total + number } },
            other.map { number in { (total: Int) in total - number } },
            words.map { word in { (total: Int) in total * word.count } }
        )
        .scan(0) { total, change in change(total) }
        .map { "\($0)" }
    }

    func merged4() -> Observable<String> {
        Observable.merge([numbers.map { "\($0)" }, other.map { "-\($0)" }, words.map { $0.uppercased() }])
            .scan(into: [String: Int]()) { counts, word in counts[word, default: 0] += 1 }
            .map { "\($0.count) words, \($0.values.reduce(0, +)) in all" }
    }

    func merged5() -> Observable<String> {
        Observable.merge([3, 5, 7].lazy.map { factor in numbers.map { $0 * factor } })
            .scan(0) { $0 + $1 }
            .map { "\($0)" }
    }
}
