// Forms of the main actor take an object that isn't `Sendable`, and keep it on main: so no other code may use it.
//
// Contract A5

import RxDisposables
import RxObservable
import RxTraits

final class Label {
    var number = 1
}

#if FIXED
@MainActor
final class Owner {
    let label = Label()

    func show(_ numbers: MainObservable<Int>, _ driver: Driver<Int>) -> [any Disposable] {
        let label = label
        return [
            numbers.subscribe(with: label) { $0.number = $1 },
            driver.drive(with: label) { $0.number = $1 },
            driver.drive(Binder(label) { $0.number = $1 }),
        ]
    }
}
#else
actor Owner {
    let label = Label()

    func show(_ numbers: MainObservable<Int>, _ driver: Driver<Int>) async -> [any Disposable] {
        let subscription = await numbers.subscribe(with: label) { $0.number = $1 }  // error: sending 'self.label' risks
        let drive = await driver.drive(with: label) { $0.number = $1 }  // error: sending 'self.label' risks
        _ = await Binder<Int>(label) { $0.number = $1 }  // error: sending 'self.label' risks
        return [subscription, drive]
    }
}

func subscribed(_ numbers: MainObservable<Int>) async -> any Disposable {
    let label = Label()
    let subscription = await numbers.subscribe(with: label) { $0.number = $1 }  // error: sending 'label' risks
    label.number = 2
    return subscription
}

func bound() async {
    let label = Label()
    _ = await Binder<Int>(label) { $0.number = $1 }  // error: sending 'label' risks
    label.number = 2
}
#endif
