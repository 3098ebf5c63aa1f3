public import Foundation

/// A data source that knows the model behind each place, as `rx.modelSelected` and `rx.model(at:)` ask for it.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
    /// Finds the model at a place.
    ///
    /// - Parameter indexPath: The index path of the model.
    /// - Returns: The model there.
    /// - Throws: An error if there is none.
    func model(at indexPath: IndexPath) throws -> Any
}
