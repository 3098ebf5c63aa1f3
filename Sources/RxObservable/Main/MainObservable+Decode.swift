#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MainObservableType where Element == Data {
    /// Decodes each element, on the main thread.
    ///
    /// ```swift
    /// let lists = images.observe(on: MainScheduler.instance).decode(type: [String].self, decoder: JSONDecoder())
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Decodes each element; an error that it throws fails the sequence.
    /// - Returns: The decoded values, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    public func decode<Item: Decodable & SendableMetatype, Decoder: DataDecoder>(
        type: Item.Type,
        decoder: Decoder
    ) -> MainObservable<Item> {
        map { try decoder.decode(Item.self, from: $0) }
    }

    /// Decodes each element, on the main thread, as a type of a module whose code is on the main actor.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Decodes each element; an error that it throws fails the sequence.
    /// - Returns: The decoded values, on the main thread; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @MainActor
    public func decode<Item: Decodable, Decoder: DataDecoder>(
        type: Item.Type,
        decoder: Decoder
    ) -> MainObservable<Item> {
        map { try decoder.decode(Item.self, from: $0) }
    }
}
