#if canImport(Darwin)
public import Foundation

// Foundation's decoders are declared `Sendable` only since macOS 13 and iOS 16, though they always were. These forms
// are for earlier targets; no other target sees them.

@available(macOS, obsoleted: 13)
@available(iOS, obsoleted: 16)
@available(tvOS, obsoleted: 16)
@available(watchOS, obsoleted: 9)
@available(visionOS, unavailable)
extension ObservableType where Element == Data {
    /// Decodes each element, as ``decode(type:decoder:)`` does where decoders say that they are `Sendable`.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Decodes each element; an error that it throws fails the sequence.
    /// - Returns: The decoded values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_disfavoredOverload
    public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: JSONDecoder) -> Observable<Item> {
        decode(type: type, decoder: OlderDecoder.json(decoder))
    }

    /// Decodes each element, as ``decode(type:decoder:)`` does where decoders say that they are `Sendable`.
    @_disfavoredOverload
    public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: PropertyListDecoder) -> Observable<
        Item
    > {
        decode(type: type, decoder: OlderDecoder.propertyList(decoder))
    }
}

@available(macOS, obsoleted: 13)
@available(iOS, obsoleted: 16)
@available(tvOS, obsoleted: 16)
@available(watchOS, obsoleted: 9)
@available(visionOS, unavailable)
extension MainObservableType where Element == Data {
    /// Decodes each element, as ``decode(type:decoder:)`` does where decoders say that they are `Sendable`.
    @_disfavoredOverload
    public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: JSONDecoder) -> MainObservable<
        Item
    > {
        decode(type: type, decoder: OlderDecoder.json(decoder))
    }

    /// The form of ``decode(type:decoder:)`` for code of the main actor, with its types.
    @MainActor @_disfavoredOverload
    public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> MainObservable<Item> {
        decode(type: type, decoder: OlderDecoder.json(decoder))
    }

    /// Decodes each element, as ``decode(type:decoder:)`` does where decoders say that they are `Sendable`.
    @_disfavoredOverload
    public func decode<Item: Decodable & SendableMetatype>(type: Item.Type, decoder: PropertyListDecoder)
        -> MainObservable<Item>
    {
        decode(type: type, decoder: OlderDecoder.propertyList(decoder))
    }

    /// The form of ``decode(type:decoder:)`` for code of the main actor, with its types.
    @MainActor @_disfavoredOverload
    public func decode<Item: Decodable>(type: Item.Type, decoder: PropertyListDecoder) -> MainObservable<Item> {
        decode(type: type, decoder: OlderDecoder.propertyList(decoder))
    }
}

/// A decoder of Foundation.
// SAFETY: Foundation's decoders may be used on any thread.
private enum OlderDecoder: DataDecoder, @unchecked Sendable {
    case json(JSONDecoder)
    case propertyList(PropertyListDecoder)

    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        switch self {
        case .json(let decoder): try decoder.decode(type, from: data)
        case .propertyList(let decoder): try decoder.decode(type, from: data)
        }
    }
}
#endif
