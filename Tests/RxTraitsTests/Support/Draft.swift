/// An element that isn't Sendable.
final class Draft {
    let text: String

    init(_ text: String) {
        self.text = text
    }
}
