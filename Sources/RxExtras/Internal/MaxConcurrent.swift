/// The limit of inner sequences; zero or less is a programmer error, since no sequence could start.
func checked(_ maxConcurrent: Int, of name: StaticString) -> Int {
    guard maxConcurrent > 0 else {
        fatalError("\(name)(maxConcurrent: \(maxConcurrent)): no inner sequence could ever start. Pass one or more.")
    }
    return maxConcurrent
}
