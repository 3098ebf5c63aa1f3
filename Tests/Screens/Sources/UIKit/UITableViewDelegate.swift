// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

// The behaviour of a delegate without such a method.
extension UITableViewDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITableViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UITableViewDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        told("tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath]) {
            $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        told("tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath]) {
            $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked { $0.tableView(tableView, heightForRowAt: indexPath) } ?? tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        told("tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath]) {
            $0.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        asked { $0.tableView(tableView, shouldHighlightRowAt: indexPath) } ?? true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        told("tableView:didHighlightRowAtIndexPath:", [tableView, indexPath]) {
            $0.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        told("tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath]) {
            $0.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        asked { $0.tableView(tableView, willSelectRowAt: indexPath) } ?? indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        told("tableView:didSelectRowAtIndexPath:", [tableView, indexPath]) {
            $0.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        told("tableView:didDeselectRowAtIndexPath:", [tableView, indexPath]) {
            $0.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
}
