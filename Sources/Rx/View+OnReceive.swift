#if canImport(SwiftUI)
public import RxObservable
internal import RxTraits
public import SwiftUI

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension View {
    /// Calls a closure for each element of a sequence while the view is on the screen.
    ///
    /// ```swift
    /// Text(title)
    ///     .onReceive(viewModel.titles) { title = $0 }
    /// ```
    ///
    /// It subscribes when the view appears, to the sequence that the view has then, and disposes of the subscription
    /// when the view disappears.
    ///
    /// - Parameters:
    ///   - source: A driver, a signal, or any other sequence, on any thread. Its error goes to
    ///     ``/RxObservable/Hooks/defaultErrorHandler``.
    ///   - action: Called with each element, on the main thread; always the closure of the latest update of the view.
    /// - Returns: The view.
    public func onReceive<Source: ObservableConvertibleType>(
        _ source: Source,
        perform action: @escaping @MainActor (Source.Element) -> Void
    ) -> some View where Source.Element: Sendable {
        modifier(Receiving(source: source.asObservable().observedOnMain(), action: action))
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private struct Receiving<Element>: ViewModifier {
    let source: Observable<Element>
    let action: @MainActor (Element) -> Void
    @State private var receiver = ViewReceiver<Element>()

    init(source: Observable<Element>, action: @escaping @MainActor (Element) -> Void) {
        self.source = source
        self.action = action
    }

    func body(content: Content) -> some View {
        receiver.action = action
        return
            content
            .onAppear { receiver.start(source) }
            .onDisappear { receiver.stop() }
    }
}
#endif
