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
        nonisolated(unsafe) var observed: Set<Selector> = []
        nonisolated(unsafe) var log: [String] = []

        override func isObserved(_ selector: Selector) -> Bool { observed.contains(selector) }
        override func willSend(_ selector: Selector, arguments: [Any]) { log.append("will \(selector)") }
        override func didSend(_ selector: Selector, arguments: [Any]) { log.append("did \(selector)") }
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
}
