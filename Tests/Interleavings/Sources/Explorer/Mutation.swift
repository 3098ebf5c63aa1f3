/// Which of the faults in `Mutations.txt` is in the library now.
@usableFromInline
package enum Mutation {
    // SAFETY: set before the first run.
    package static nonisolated(unsafe) var number = 0

    @usableFromInline
    package static func isOn(_ mutation: Int) -> Bool {
        number == mutation
    }
}
