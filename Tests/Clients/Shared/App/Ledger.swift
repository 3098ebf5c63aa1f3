import Rx

struct Overdrawn: Error {}

/// An actor that observes sequences with its own state.
actor Ledger {
    private(set) var balance = 0
    private(set) var entries: [String] = []
    private let bag = DisposeBag()

    /// Books every amount, in order; each call returns before the next one begins.
    func follow(_ amounts: Observable<Int>) {
        amounts
            .subscribe(
                onNext: { amount in try await self.book(amount) },
                onError: { error in
                    self.preconditionIsolated()
                    self.entries.append("\(error)")
                },
                onCompleted: {
                    self.preconditionIsolated()
                    self.entries.append("closed")
                }
            )
            .disposed(by: bag)
    }

    /// A closure without an `await` belongs to this actor, too, when it has a label of the asynchronous form.
    func note(_ lines: Infallible<String>) {
        lines
            .subscribe(bufferingPolicy: .bufferingNewest(100)) { line in
                self.preconditionIsolated()
                self.entries.append(line)
            }
            .disposed(by: bag)
    }

    /// Each amount in another currency, at the rate that the actor has.
    func converted(_ amounts: Observable<Int>) -> Observable<String> {
        amounts.concatMap { amount in
            await Task.yield()
            self.preconditionIsolated()
            return "\(amount) of \(self.balance)"
        }
    }

    private func book(_ amount: Int) async throws {
        let before = balance
        await Task.yield()
        preconditionIsolated()
        // Nothing was booked meanwhile.
        precondition(balance == before)
        guard balance + amount >= 0 else { throw Overdrawn() }
        balance += amount
    }
}
