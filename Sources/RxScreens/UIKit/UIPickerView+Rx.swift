#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Foundation
public import RxDisposables
public import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIPickerView {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UIPickerView, any UIPickerViewDelegate> {
        RxPickerViewDelegateProxy.proxy(for: base)
    }

    /// The proxy of the data source.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UIPickerView, any UIPickerViewDataSource> {
        RxPickerViewDataSourceProxy.proxy(for: base)
    }

    /// Sets a delegate that the proxy forwards all messages to.
    ///
    /// If there is one already, it stays, and an error goes to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter delegate: The delegate; held weakly.
    /// - Returns: The subscription; disposing of it removes the delegate again.
    @preconcurrency @MainActor
    public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
        RxPickerViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The user has picked a row of a column.
    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        delegateMessages("pickerView:didSelectRow:inComponent:", { $0.delegate }) {
            (row: try $0[1], component: try $0[2])
        }
    }

    /// The models of the rows that are picked, one for each column, when the user has picked one.
    ///
    /// A row without a model of the type is reported to `Hooks.defaultErrorHandler`, and nothing is sent.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<[Model]> {
        ControlEvent(of: base) { view, observer in
            view.rx.itemSelected.subscribe(
                onNext: { [weak view] _, _ in
                    guard let view else { return }
                    do {
                        observer.onNext(
                            try (0..<view.numberOfComponents).map { component in
                                let row = view.selectedRow(inComponent: component)
                                return try view.rx.model(at: IndexPath(row: row, section: component))
                            }
                        )
                    } catch {
                        // A control event can't fail, so the error is only reported, and later models are still sent.
                        Hooks.defaultErrorHandler([], error)
                    }
                }
            )
        }
    }

    /// The model of a row, among the elements bound with `items` or `itemTitles`.
    ///
    /// - Parameter indexPath: The row, and as the section the column.
    /// - Returns: The model.
    /// - Throws: ``/RxFoundation/RxCocoaError`` if no items are shown yet, ``/RxFoundation/BindingError`` if there is
    ///   none at the place, or it has another type.
    @preconcurrency @MainActor
    public func model<Model>(at indexPath: IndexPath) throws -> Model {
        try boundModel(
            at: indexPath,
            of: base,
            dataSource: RxPickerViewDataSourceProxy.proxy(for: base).forwardToDelegate()
        )
    }
}
#endif
