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
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
}

// The behaviour of a delegate without such a method.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        forward(self, "tableView:willDisplayCell:forRowAtIndexPath:", [tableView, cell, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        forward(self, "tableView:didEndDisplayingCell:forRowAtIndexPath:", [tableView, cell, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        forwarded(self) { (next: any UITableViewDelegate) in next.tableView(tableView, heightForRowAt: indexPath) }
            ?? tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        forward(self, "tableView:accessoryButtonTappedForRowWithIndexPath:", [tableView, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UITableViewDelegate) in next.tableView(tableView, shouldHighlightRowAt: indexPath)
        } ?? true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        forward(self, "tableView:didHighlightRowAtIndexPath:", [tableView, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        forward(self, "tableView:didUnhighlightRowAtIndexPath:", [tableView, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        forwarded(self) { (next: any UITableViewDelegate) in next.tableView(tableView, willSelectRowAt: indexPath) }
            ?? indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        forwarded(self) { (next: any UITableViewDelegate) in next.tableView(tableView, willDeselectRowAt: indexPath) }
            ?? indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        forward(self, "tableView:didSelectRowAtIndexPath:", [tableView, indexPath]) { (next: any UITableViewDelegate) in
            next.tableView(tableView, didSelectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        forward(self, "tableView:didDeselectRowAtIndexPath:", [tableView, indexPath]) {
            (next: any UITableViewDelegate) in
            next.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        forwarded(self) { (next: any UITableViewDelegate) in next.tableView(tableView, editingStyleForRowAt: indexPath)
        } ?? .delete
    }
}

extension Messages {
    static let ofUITableViewDelegate: Void = declare([
        "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        "tableView:accessoryButtonTappedForRowWithIndexPath:",
        "tableView:didHighlightRowAtIndexPath:",
        "tableView:didUnhighlightRowAtIndexPath:",
        "tableView:didSelectRowAtIndexPath:",
        "tableView:didDeselectRowAtIndexPath:",
    ])
}
