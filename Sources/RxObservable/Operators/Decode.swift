#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A decoder of data: `JSONDecoder`, `PropertyListDecoder`, or one of your own.
///
/// ```swift
/// nonisolated struct Csv: DataDecoder {
///     func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
///         let fields = String(decoding: data, as: UTF8.self).split(separator: ",").map { "\"\($0)\"" }
///         return try JSONDecoder().decode(type, from: Data("[\(fields.joined(separator: ","))]".utf8))
///     }
/// }
/// _ = Observable.of(Data("rain,sun".utf8))
///     .decode(type: [String].self, decoder: Csv())
///     .subscribe(onNext: { print($0[1]) })
/// // Prints "sun".
/// ```
public protocol DataDecoder: Sendable {
    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The encoded value.
    /// - Returns: The value.
    /// - Throws: An error if the data can't be decoded as this type.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension JSONDecoder: DataDecoder {}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// Decodes each element.
    ///
    /// ```
    /// source:                            a---b---|
    /// decode(type: Int, decoder: json):  1---2---|
    /// ```
    ///
    /// ```swift
    /// let answers = Observable.of(Data("[1, 2]".utf8), Data("[3]".utf8))
    /// _ = answers.decode(type: [Int].self, decoder: JSONDecoder()).subscribe(onNext: { print($0) })
    /// // Prints "[1, 2]", "[3]".
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Decodes each element; an error that it throws fails the sequence.
    /// - Returns: The decoded values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func decode<Item: Decodable & SendableMetatype, Decoder: DataDecoder>(
        type: Item.Type,
        decoder: Decoder
    ) -> Observable<Item> {
        stepNode("decode", asObservable(), ()) { stage, element in
            do { stage.send(try decoder.decode(Item.self, from: element)) } catch { stage.finish(error) }
        }
    }
}
