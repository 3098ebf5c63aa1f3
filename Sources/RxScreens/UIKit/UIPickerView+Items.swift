#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Foundation
public import RxDisposables
internal import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

/// A picker's data source that shows the elements of a sequence.
@preconcurrency @MainActor
public protocol RxPickerViewDataSourceType<Element> {
    /// The sequence's element, most often an array of models.
    associatedtype Element

    /// Shows an element; an end leaves the view as it is, most often.
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

extension Reactive where Base: UIPickerView {
    /// Shows elements in one column, as texts.
    ///
    /// - Parameter source: The elements, all of them each time.
    /// - Returns: A function of the closure that makes a text out of row and element.
    ///   It returns the subscription, which holds the elements.
    @_disfavoredOverload
    public func itemTitles<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping @MainActor (Int, Elements.Element) -> String?) -> any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, titles: $0) }
    }

    /// Shows elements in one column, as texts with attributes.
    ///
    /// - Parameter source: The elements, all of them each time.
    /// - Returns: A function of the closure that makes a text out of row and element.
    ///   It returns the subscription, which holds the elements.
    @_disfavoredOverload
    public func itemAttributedTitles<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping @MainActor (Int, Elements.Element) -> NSAttributedString?) ->
        any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, attributedTitles: $0) }
    }

    /// Shows elements in one column, as views.
    ///
    /// - Parameter source: The elements, all of them each time.
    /// - Returns: A function of the closure that makes a view out of row, element, and a view to be used again if there
    ///   is one. It returns the subscription, which holds the elements.
    @_disfavoredOverload
    public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping @MainActor (Int, Elements.Element, UIView?) -> UIView) -> any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, views: $0) }
    }

    /// Shows elements with a custom adapter, which is held as long as the subscription lives.
    ///
    /// - Parameter adapter: The adapter that shows them: a data source and delegate.
    /// - Returns: A function of the elements, which returns the subscription.
    @_disfavoredOverload
    public func items<
        Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate,
        Source: ObservableType
    >(
        adapter: Adapter
    ) -> (_ source: Source) -> any Disposable
    where Adapter.Element == Source.Element, Source.Element: Sendable {
        { [base] source in showItems(source.asObservable().observedOnMain(), in: base, by: adapter) }
    }
}

extension Reactive where Base: UIPickerView {
    /// Shows elements in one column, as texts.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func itemTitles<Elements: Sequence & SendableMetatype, Source: MainObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping @MainActor (Int, Elements.Element) -> String?) -> any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.promised, in: base, titles: $0) }
    }

    /// Shows elements in one column, as texts with attributes.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func itemAttributedTitles<Elements: Sequence & SendableMetatype, Source: MainObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping @MainActor (Int, Elements.Element) -> NSAttributedString?) ->
        any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.promised, in: base, attributedTitles: $0) }
    }

    /// Shows elements in one column, as views.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<Elements: Sequence & SendableMetatype, Source: MainObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping @MainActor (Int, Elements.Element, UIView?) -> UIView) -> any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.promised, in: base, views: $0) }
    }

    /// Shows elements with a custom adapter, which is held as long as the subscription lives.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<
        Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate,
        Source: MainObservableType
    >(
        adapter: Adapter
    ) -> (_ source: Source) -> any Disposable
    where Adapter.Element == Source.Element {
        { [base] source in showItems(source.promised, in: base, by: adapter) }
    }
}

/// Shows elements by an adapter.
package func showItems<Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate>(
    _ source: Observable<Adapter.Element>,
    in view: UIPickerView,
    by adapter: Adapter
) -> any Disposable {
    // SAFETY: the adapter of a view belongs to the main thread, and is touched only there.
    let adapter = UncheckedSendable(adapter)
    return bindItems(source, to: view) { view in
        installDataSource(adapter.value, on: view)
    } show: { view, adapter, element in
        adapter.pickerView(view, observedEvent: .next(element))
    }
}

/// Shows elements in one column, as texts.
@preconcurrency
package func showItems<Elements: Sequence>(
    _ source: Observable<Elements>,
    in view: UIPickerView,
    titles make: @escaping @MainActor (Int, Elements.Element) -> String?
) -> any Disposable {
    showItems(source, in: view, TitleAdapter()) { adapter, models in adapter.make = { make($0, models[$0]) } }
}

/// Shows elements in one column, as texts with attributes.
@preconcurrency
package func showItems<Elements: Sequence>(
    _ source: Observable<Elements>,
    in view: UIPickerView,
    attributedTitles make: @escaping @MainActor (Int, Elements.Element) -> NSAttributedString?
) -> any Disposable {
    showItems(source, in: view, AttributedTitleAdapter()) { adapter, models in adapter.make = { make($0, models[$0]) } }
}

/// Shows elements in one column, as views.
@preconcurrency
package func showItems<Elements: Sequence>(
    _ source: Observable<Elements>,
    in view: UIPickerView,
    views make: @escaping @MainActor (Int, Elements.Element, UIView?) -> UIView
) -> any Disposable {
    showItems(source, in: view, ViewAdapter()) { adapter, models in adapter.make = { make($0, models[$0], $1) } }
}

/// Shows elements in one column.
private func showItems<Adapter: PickerAdapter & UIPickerViewDelegate, Elements: Sequence>(
    _ source: Observable<Elements>,
    in view: UIPickerView,
    _ adapter: @escaping @autoclosure @MainActor () -> Adapter,
    _ show: @escaping @MainActor (Adapter, [Elements.Element]) -> Void
) -> any Disposable {
    bindItems(source, to: view) { view in
        installDataSource(adapter(), on: view)
    } show: { view, adapter, elements in
        let models = Array(elements)
        adapter.count = models.count
        adapter.modelAt = { models[$0] }
        show(adapter, models)
        view.reloadAllComponents()
    }
}

/// Sets a view's data source and delegate; returns them with a disposable that removes them, or `nil` if the view has
/// them already.
@MainActor
private func installDataSource<Adapter: UIPickerViewDataSource & UIPickerViewDelegate>(
    _ adapter: Adapter,
    on view: UIPickerView
) -> (dataSource: Adapter, removal: any Disposable)? {
    // The data source decides whether the picker is free. An existing delegate stays, which is reported; the rows then
    // have no titles of this binding.
    guard let source = installDataSource(adapter, as: adapter, RxPickerViewDataSourceProxy.self, on: view) else {
        return nil
    }
    let delegate = installDataSource(adapter, as: adapter, RxPickerViewDelegateProxy.self, on: view)
    return (adapter, Disposables.create(source.removal, delegate?.removal ?? Disposables.create()))
}

/// The data source of a picker with one column.
private class PickerAdapter: BoundModels, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
    }
}

// A picker asks its delegate for one of the three, depending on the methods that it implements. So each has its own
// class.
private final class TitleAdapter: PickerAdapter, UIPickerViewDelegate {
    var make: (Int) -> String? = { _ in nil }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        make(row)
    }
}

private final class AttributedTitleAdapter: PickerAdapter, UIPickerViewDelegate {
    var make: (Int) -> NSAttributedString? = { _ in nil }

    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        make(row)
    }
}

private final class ViewAdapter: PickerAdapter, UIPickerViewDelegate {
    var make: (Int, UIView?) -> UIView = { _, _ in UIView() }

    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        make(row, view)
    }
}
#endif
