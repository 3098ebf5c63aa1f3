public import Foundation

/// A message of a web socket.
public enum WebSocketMessage: Hashable, Sendable {
    /// A text.
    case text(String)
    /// Bytes.
    case data(Data)
}
