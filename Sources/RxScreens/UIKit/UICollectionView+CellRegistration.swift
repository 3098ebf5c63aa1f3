#if canImport(UIKit) && !os(watchOS)
internal import Foundation
public import RxDisposables
internal import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

@available(iOS 14, tvOS 14, visionOS 1, *)
extension Reactive where Base: UICollectionView {
    /// Shows elements in items of one section, in cells that a registration makes and configures.
    ///
    /// ```swift
    /// let registration = UICollectionView.CellRegistration<SongCell, Song> { cell, _, song in cell.show(song) }
    /// songs.bind(to: collection.rx.items(cellRegistration: registration)).disposed(by: bag)
    /// ```
    ///
    /// - Parameter cellRegistration: Makes and configures cells; made once, not in a closure that runs for each cell.
    /// - Returns: A function of the elements, which returns the subscription.
    @_disfavoredOverload
    public func items<Elements: Sequence & Sendable, Cell: UICollectionViewCell, Source: ObservableType>(
        cellRegistration: UICollectionView.CellRegistration<Cell, Elements.Element>
    ) -> (_ source: Source) -> any Disposable where Source.Element == Elements {
        registered(cellRegistration) { $0.asObservable().observedOnMain() }
    }

    /// Shows elements in items of one section, in cells that a registration makes and configures.
    ///
    /// - Parameter cellRegistration: Makes and configures cells; made once, not in a closure that runs for each cell.
    /// - Returns: A function of the elements, which returns the subscription.
    public func items<Elements: Sequence & SendableMetatype, Cell: UICollectionViewCell, Source: MainObservableType>(
        cellRegistration: UICollectionView.CellRegistration<Cell, Elements.Element>
    ) -> (_ source: Source) -> any Disposable where Source.Element == Elements {
        registered(cellRegistration) { $0.promised }
    }

    private func registered<Elements: Sequence, Cell: UICollectionViewCell, Source>(
        _ registration: UICollectionView.CellRegistration<Cell, Elements.Element>,
        _ elements: @escaping (Source) -> Observable<Elements>
    ) -> (_ source: Source) -> any Disposable {
        // SAFETY: a registration belongs to the main thread, and is used only there.
        let registration = UncheckedSendable(registration)
        return { [base] source in
            showItems(elements(source), in: base, .collection) { view, item, element in
                view.dequeueConfiguredReusableCell(
                    using: registration.value,
                    for: IndexPath(item: item, section: 0),
                    item: element
                )
            }
        }
    }
}
#endif
