import RxRelay
import RxTraits
import TestSupport
import Testing

@MainActor
struct ReactiveTests {
    @Test func `a property of an object as a binder`() {
        let field = TextField()
        let subscription = Observable.of("a", "b").bind(to: field.rx.placeholder)
        #expect(field.placeholder == "b")
        subscription.dispose()
    }

    @Test func `extensions of a type and of a value`() {
        #expect(Point(x: 1, y: 2).rx.sum == 3)
        #expect(Point.rx.zero == 0)
        #expect(Reactive(Point(x: 1, y: 1)).base.x == 1)
    }
}

private struct Point: ReactiveCompatible {
    let x: Int
    let y: Int
}

extension Reactive where Base == Point {
    fileprivate var sum: Int { base.x + base.y }
    fileprivate static var zero: Int { 0 }
}
