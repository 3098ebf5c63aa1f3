// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import ObjectiveC
import RxCocoa
import RxSwift
import UIKit

/// A delegate that notes its messages.
@MainActor
private final class Owner: NSObject, UIScrollViewDelegate {
    let name: String
    let notes: Notes

    init(_ name: String, _ notes: Notes) {
        self.name = name
        self.notes = notes
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { notes.note("\(name) scroll") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notes.note("\(name) rest") }
}

/// A view that notes when its delegate is set.
@MainActor
private final class Noting: UIScrollView {
    nonisolated(unsafe) var told: (String) -> Void = { _ in }
    override var delegate: UIScrollViewDelegate? {
        didSet { told(delegate == nil ? "set nil" : "set") }
    }
}

private let rest = Selector("scrollViewDidEndDecelerating:")

extension Scenario {
    static let delegates = [
        Scenario("a delegate that is set before: what it gets, and when") { notes in
            let view = UIScrollView(frame: .zero)
            let owner = Owner("owner", notes)
            view.delegate = owner
            notes.log("sent", view.rx.delegate.sentMessage(rest).map { _ in })
            notes.log("invoked", view.rx.delegate.methodInvoked(rest).map { $0.count })
            notes.log("offset", view.rx.contentOffset)
            view.drag(to: CGPoint(x: 0, y: 1), velocity: CGPoint(x: 0, y: 1))
            notes.note("forwards to it: \(view.rx.delegate.forwardToDelegate() === owner)")
        },
        Scenario("a delegate that is set later, replaced, and removed") { notes in
            let view = UIScrollView(frame: .zero)
            let (one, other) = (Owner("one", notes), Owner("other", notes))
            notes.log("a", view.rx.didEndDecelerating)
            view.delegate = one
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
            notes.log("b", view.rx.didEndDecelerating)
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
            view.delegate = other
            notes.log("c", view.rx.didEndDecelerating)
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
            view.delegate = nil
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
            notes.log("d", view.rx.didEndDecelerating)
            notes.note("again")
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
        },
        Scenario("setDelegate, and its disposal; the delegate isn't held") { notes in
            let view = UIScrollView(frame: .zero)
            var owner: Owner? = Owner("owner", notes)
            notes.log("a", view.rx.didScroll)
            let subscription = view.rx.setDelegate(owner!)
            view.contentOffset.y = 1
            subscription.dispose()
            view.contentOffset.y = 2
            let next = view.rx.setDelegate(owner!)
            weak var held = owner
            owner = nil
            notes.note(held == nil ? "freed" : "held")
            view.contentOffset.y = 3
            next.dispose()
        },
        Scenario("the end of a view whose delegate setDelegate has set") { notes in
            var view: UIScrollView? = UIScrollView(frame: .zero)
            let owner = Owner("owner", notes)
            view!.rx.setDelegate(owner).disposed(by: notes.bag)
            notes.log("a", view!.rx.didScroll)
            view = nil
            notes.note("freed")
        },
        Scenario("how often a delegate is set: two messages, two subscribers each") { notes in
            let view = Noting(frame: .zero)
            view.told = { notes.note($0) }
            let one = notes.log("a", view.rx.didEndDecelerating)
            let other = notes.log("b", view.rx.didEndDecelerating)
            notes.note("another message")
            let third = notes.log("c", view.rx.willBeginDragging)
            notes.note("disposal")
            one.dispose()
            other.dispose()
            third.dispose()
        },
        Scenario("messages that can't be observed: implemented by the proxy, or unknown") { notes in
            let view = UIScrollView(frame: .zero)
            notes.log("scroll", view.rx.delegate.methodInvoked("scrollViewDidScroll:").map { _ in })
            notes.log("unknown", view.rx.delegate.methodInvoked("scrollViewDidVanish:").map { _ in })
            view.contentOffset.y = 1
        },
        Scenario("where a drag comes to rest is changed by an observer; zooms have their views") { notes in
            @MainActor
            final class Zoomer: NSObject, UIScrollViewDelegate {
                let view = UIView(frame: .zero)
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
            }
            let view = UIScrollView(frame: .zero)
            let zoomer = Zoomer()
            view.delegate = zoomer
            view.rx.willEndDragging.subscribe(onNext: { $0.targetContentOffset.pointee.y = 100 }).disposed(
                by: notes.bag
            )
            view.drag(to: CGPoint(x: 0, y: 1), velocity: CGPoint(x: 0, y: 1))
            notes.note("\(view.contentOffset)")
            notes.log("zoom", view.rx.didEndZooming.map { "\($0.view === zoomer.view) \($0.scale)" })
            view.pinch(to: 2)
        },
        Scenario("a delegate's messages end with the view, and it is freed") { notes in
            var view: UIScrollView? = UIScrollView(frame: .zero)
            weak var held = view
            notes.log("sent", view!.rx.delegate.sentMessage(rest).map { _ in })
            notes.log("offset", view!.rx.contentOffset)
            view = nil
            notes.note(held == nil ? "freed" : "held")
        },
        Scenario("an observer of a message that subscribes to another, and disposes of its own") { notes in
            let view = UIScrollView(frame: .zero)
            let first = SerialDisposable()
            first.disposable = view.rx.didEndDecelerating.subscribe(onNext: {
                notes.note("first")
                first.dispose()
                notes.log("late", view.rx.didEndDecelerating)
            })
            notes.log("second", view.rx.didEndDecelerating)
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
            notes.note("again")
            view.drag(to: .zero, velocity: CGPoint(x: 0, y: 1))
        },
    ]
}
