// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

// The user's actions on scroll views, lists and bars.

extension UIScrollView {
    /// Drags the content, and lets go: with a velocity, the content continues to its target.
    public func drag(to offset: CGPoint, velocity: CGPoint = .zero) {
        isDragging = true
        told("scrollViewWillBeginDragging:") { $0.scrollViewWillBeginDragging(self) }
        contentOffset = offset
        var target = CGPoint(x: offset.x + velocity.x, y: offset.y + velocity.y)
        withUnsafeMutablePointer(to: &target) { target in
            told("scrollViewWillEndDragging:withVelocity:targetContentOffset:") {
                $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: target)
            }
        }
        isDragging = false
        let decelerates = target != offset
        told("scrollViewDidEndDragging:willDecelerate:") {
            $0.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        }
        guard decelerates else { return }
        isDecelerating = true
        told("scrollViewWillBeginDecelerating:") { $0.scrollViewWillBeginDecelerating(self) }
        contentOffset = target
        isDecelerating = false
        told("scrollViewDidEndDecelerating:") { $0.scrollViewDidEndDecelerating(self) }
    }

    public func pinch(to scale: CGFloat) {
        let view = delegate?.viewForZooming(in: self)
        told("scrollViewWillBeginZooming:withView:") { $0.scrollViewWillBeginZooming(self, with: view) }
        zoomScale = scale
        told("scrollViewDidEndZooming:withView:atScale:") {
            $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }
}

extension UITableView {
    public func tapRow(at path: IndexPath) {
        layoutIfNeeded()
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        listTold("tableView:didHighlightRowAtIndexPath:") { $0.tableView(self, didHighlightRowAt: path) }
        listTold("tableView:didUnhighlightRowAtIndexPath:") { $0.tableView(self, didUnhighlightRowAt: path) }
        let selected = indexPathsForSelectedRows ?? []
        if allowsMultipleSelection, selected.contains(path) { return deselect(path) }
        guard let path = selecting(path) else { return }
        if !allowsMultipleSelection { for other in selected where other != path { deselect(other) } }
        selectRow(at: path, animated: true, scrollPosition: .none)
        listTold("tableView:didSelectRowAtIndexPath:") { $0.tableView(self, didSelectRowAt: path) }
    }

    private func selecting(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    private func deselect(_ path: IndexPath) {
        deselectRow(at: path, animated: true)
        listTold("tableView:didDeselectRowAtIndexPath:") { $0.tableView(self, didDeselectRowAt: path) }
    }

    public func tapAccessory(at path: IndexPath) {
        listTold("tableView:accessoryButtonTappedForRowWithIndexPath:") {
            $0.tableView(self, accessoryButtonTappedForRowWith: path)
        }
    }

    /// Swipes a row away, or taps the control that inserts one.
    public func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard sourceAnswers.contain("tableView:commitEditingStyle:forRowAtIndexPath:") else { return }
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    public func drag(rowAt source: IndexPath, to destination: IndexPath) {
        guard sourceAnswers.contain("tableView:moveRowAtIndexPath:toIndexPath:") else { return }
        dataSource?.tableView(self, moveRowAt: source, to: destination)
    }

    private func listTold(_ name: String, _ send: (any UITableViewDelegate) -> Void) {
        guard answers.contain(name), let tableDelegate else { return }
        send(tableDelegate)
    }
}

extension UICollectionView {
    public func tapItem(at path: IndexPath) {
        layoutIfNeeded()
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        listTold("collectionView:didHighlightItemAtIndexPath:") { $0.collectionView(self, didHighlightItemAt: path) }
        listTold("collectionView:didUnhighlightItemAtIndexPath:") {
            $0.collectionView(self, didUnhighlightItemAt: path)
        }
        let selected = indexPathsForSelectedItems ?? []
        if allowsMultipleSelection, selected.contains(path) { return deselect(path) }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection { for other in selected where other != path { deselect(other) } }
        selectItem(at: path, animated: true, scrollPosition: [])
        listTold("collectionView:didSelectItemAtIndexPath:") { $0.collectionView(self, didSelectItemAt: path) }
    }

    private func deselect(_ path: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselectItem(at: path, animated: true)
        listTold("collectionView:didDeselectItemAtIndexPath:") { $0.collectionView(self, didDeselectItemAt: path) }
    }

    private func listTold(_ name: String, _ send: (any UICollectionViewDelegate) -> Void) {
        guard answers.contain(name), let collectionDelegate else { return }
        send(collectionDelegate)
    }
}
