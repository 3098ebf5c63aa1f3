public import Foundation

/// A data source with sections.
public protocol SectionedViewDataSourceType {
    /// Finds what stands at a place.
    ///
    /// - Parameter indexPath: The place.
    /// - Returns: The model there.
    /// - Throws: An error if there is none.
    func model(at indexPath: IndexPath) throws -> Any
}
