#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Foundation
public import RxDisposables
public import RxObservable
public import RxScreens
internal import RxSwift
public import RxTraits
public import UIKit

// See the file for tables.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Reactive where Base: UIPickerView {
    /// Lenient form of `itemTitles(_:)`, for clients in Swift 5 mode.
    public func itemTitles<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping (Int, Elements.Element) -> String?) -> any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, titles: $0) }
    }

    /// Lenient form of `itemAttributedTitles(_:)`, for clients in Swift 5 mode.
    public func itemAttributedTitles<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping (Int, Elements.Element) -> NSAttributedString?) -> any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, attributedTitles: $0) }
    }

    /// Lenient form of `items(_:)`, for clients in Swift 5 mode.
    public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping (Int, Elements.Element, UIView?) -> UIView) -> any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, views: $0) }
    }

    /// Lenient form of `items(adapter:)`, for clients in Swift 5 mode.
    public func items<
        Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate,
        Source: ObservableType
    >(
        adapter: Adapter
    ) -> (_ source: Source) -> any Disposable
    where Adapter.Element == Source.Element {
        { [base] source in showItems(source.asObservable().observedOnMain(), in: base, by: adapter) }
    }
}
#endif
