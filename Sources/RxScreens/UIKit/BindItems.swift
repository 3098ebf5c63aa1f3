#if canImport(UIKit) && !os(watchOS)
package import Foundation
package import RxDisposables
package import RxFoundation
package import RxObservable
package import RxTraits
package import UIKit

/// Shows the elements of a sequence in a view, until the view is freed or the subscription ends.
///
/// The view gets its data source first, on the main thread. An error of the sequence goes to
/// `Hooks.defaultErrorHandler`; that and completion leave the view as it is. A view in a window is laid out after the
/// data source came and before it goes, so that animated changes begin with what is shown.
///
/// - Parameters:
///   - source: The elements to show, on the main thread.
///   - view: The view; held weakly.
///   - install: Sets the view's data source, and returns it with a disposable that removes it; `nil` if the view has
///     one already.
///   - show: Shows an element, with the data source.
/// - Returns: The subscription, which can be disposed of on any thread.
package func bindItems<View: UIView, DataSource, Element>(
    _ source: Observable<Element>,
    to view: View,
    install: @escaping @MainActor (View) -> (dataSource: DataSource, removal: any Disposable)?,
    show: @escaping @MainActor (View, DataSource, Element) -> Void
) -> any Disposable {
    // SAFETY: it is subscribed to on the main thread, where it delivers, and nowhere else.
    let source = UncheckedSendable(source)
    let showing = ControlEvent<Never>(of: view) { view, _ in
        // A second binding isn't made; `install` has reported that (U8).
        guard let (dataSource, removal) = install(view) else { return Disposables.create() }
        layOutIfShown(view)
        let show: @MainActor (Element) -> Void = { [weak view] element in
            if let view { show(view, dataSource, element) }
        }
        let layOut = hoppingToMain { [weak view] in
            if let view { layOutIfShown(view) }
        }
        return Disposables.create(
            source.value.do(onNext: assumeMain(show)).subscribe(),
            Disposables.create(with: layOut),
            removal
        )
    }
    return showing.asObservable().subscribe()
}

@MainActor
private func layOutIfShown(_ view: UIView) {
    if view.window != nil { view.layoutIfNeeded() }
}

/// Sets a view's data source until the subscription ends, and returns it with a disposable that removes it.
///
/// - Returns: `nil` if the view has one already, which is reported.
@MainActor
package func installDataSource<DataSource, Proxy: DelegateProxyType>(
    _ dataSource: DataSource,
    as delegate: Proxy.Delegate,
    _ proxy: Proxy.Type,
    on view: Proxy.ParentObject
) -> (dataSource: DataSource, removal: any Disposable)? {
    // This is checked first: afterwards, a former data source looks like the new one.
    let isFree = proxy.proxy(for: view).forwardToDelegate() == nil
    let removal = proxy.installForwardDelegate(delegate, retainDelegate: true, onProxyForObject: view)
    return isFree ? (dataSource, removal) : nil
}

/// The models at the index paths that a view reports.
package func modelEvents<View: UIView, Model>(
    of view: View,
    at event: @escaping @MainActor (View) -> ControlEvent<IndexPath>,
    _ model: @escaping @MainActor (View, IndexPath) throws -> Model
) -> ControlEvent<Model> {
    ControlEvent(of: view) { view, observer in
        event(view).subscribe(
            onNext: { [weak view] indexPath in
                guard let view else { return }
                do {
                    observer.onNext(try model(view, indexPath))
                } catch {
                    // A control event can't fail, so the error is only reported, and later models are still sent.
                    Hooks.defaultErrorHandler([], error)
                }
            }
        )
    }
}

/// The models of one section, behind a data source.
@MainActor
class BoundModels: NSObject, SectionedViewDataSourceType {
    var count = 0
    // None before the first elements.
    var modelAt: ((Int) -> Any)?

    func model(at indexPath: IndexPath) throws -> Any {
        guard let modelAt else { throw RxCocoaError.itemsNotYetBound(object: RxError.ObjectIdentity(self)) }
        guard indexPath.section == 0, 0..<count ~= indexPath.item else {
            throw BindingError.noModel(object: typeAndAddress(self), place: "\(indexPath)")
        }
        return modelAt(indexPath.item)
    }
}

/// The model at a place of a view, by the data source that was bound to it.
@MainActor
package func boundModel<Model>(at indexPath: IndexPath, of view: AnyObject, dataSource: Any?) throws -> Model {
    guard let dataSource = dataSource as? any SectionedViewDataSourceType else {
        throw RxCocoaError.itemsNotYetBound(object: RxError.ObjectIdentity(view))
    }
    let model = try dataSource.model(at: indexPath)
    guard let model = model as? Model else {
        throw BindingError.unexpectedType(value: "\(model)", expected: "\(Model.self)")
    }
    return model
}
#endif
