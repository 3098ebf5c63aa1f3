import Foundation
import ObjectiveC
import RxInterception
import Testing
import UIKit

// The properties of the stand-ins that the modules' tests rely on.

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct StandInTests {
    /// A proxy that records the messages that it forwards.
    private final class Proxy: RxForwardingProxy, UITableViewDelegate {
        // Used on the main thread.
        nonisolated(unsafe) var next: AnyObject?
        nonisolated(unsafe) var observed: Set<Selector> = []
        nonisolated(unsafe) var log: [String] = []

        override func forwardee() -> Any? { next }
        override func isObserved(_ selector: Selector) -> Bool { observed.contains(selector) }
        override func willSend(_ selector: Selector, arguments: [Any]) { log.append("will \(selector)") }
        override func didSend(_ selector: Selector, arguments: [Any]) { log.append("did \(selector)") }
    }

    private final class Owner: NSObject, UITableViewDelegate {
        var rows: [Int] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
    }

    private let path = IndexPath(row: 1, section: 0)

    @Test("A view asks what its delegate answers to when it is set, and never again")
    func answers() {
        let table = UITableView(frame: .zero)
        let proxy = Proxy()
        table.delegate = proxy
        let selector: Selector = "tableView:didSelectRowAtIndexPath:"
        proxy.observed = [selector]
        table.tapRow(at: path)
        #expect(proxy.log == [])
        table.delegate = nil
        table.delegate = proxy
        table.tapRow(at: path)
        #expect(proxy.log == ["will \(selector)", "did \(selector)"])
    }

    @Test("A proxy hands on what it doesn't implement, with its result")
    func forwarding() {
        let table = UITableView(frame: .zero)
        let proxy = Proxy()
        let owner = Owner()
        proxy.next = owner
        table.delegate = proxy
        table.tapRow(at: path)
        #expect(owner.rows == [1])
        #expect(proxy.log == [])
        #expect(proxy.viewForZooming(in: table) === table)
        proxy.next = nil
        #expect(proxy.viewForZooming(in: table) == nil)
    }

    @Test("A control doesn't hold its targets, and sends to those that ask for an event")
    func targets() {
        let control = UIControl()
        var count = 0
        var target: RxActionTarget? = RxActionTarget { _ in count += 1 }
        weak var weakTarget: AnyObject?
        weakTarget = target
        control.addTarget(target, action: RxActionTarget.action, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .editingChanged)
        #expect(count == 1)
        control.removeTarget(target, action: RxActionTarget.action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(count == 2)
        target = nil
        #expect(weakTarget == nil)
        control.sendActions(for: .valueChanged)
        #expect(count == 2)
    }

    @Test("What is attached to an object is freed with it, after its deinit")
    func associations() {
        final class Note {
            let freed: () -> Void
            init(_ freed: @escaping () -> Void) { self.freed = freed }
            deinit { freed() }
        }
        final class View: UIView {
            var field: Note?
            nonisolated(unsafe) var ending: (() -> Void)?
            deinit { ending?() }
        }
        var log: [String] = []
        var key: UInt8 = 0
        func use() {
            let view = View()
            view.ending = { log.append("deinit") }
            view.field = Note { log.append("field") }
            objc_setAssociatedObject(view, &key, Note { log.append("attached") }, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(view, &key) is Note)
        }
        use()
        // On Apple's systems the field is freed before the attached objects: there Objective-C's runtime frees both,
        // last.
        #expect(log == ["deinit", "attached", "field"])
    }

    @Test("What is attached to any other object is freed with the next sweep")
    func otherAssociations() {
        final class Other {}
        weak var weakly: NSObject?
        var key: UInt8 = 0
        func use() {
            let attached = NSObject()
            weakly = attached
            let other = Other()
            objc_setAssociatedObject(other, &key, attached, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(other, &key) as? NSObject === attached)
        }
        use()
        releaseAssociationsOfFreedObjects()
        #expect(weakly == nil)
    }
}
