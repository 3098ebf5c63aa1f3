extension DisposeBag {
    /// Lists disposables in a block, with conditions and loops.
    @resultBuilder
    public struct DisposableBuilder {
        /// One disposable.
        ///
        /// - Parameter disposable: An expression of the block.
        /// - Returns: The list of this one.
        public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
            [disposable]
        }

        /// Several disposables at once.
        ///
        /// - Parameter disposables: An expression of the block.
        /// - Returns: The same.
        public static func buildExpression(_ disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of several statements.
        ///
        /// - Parameter disposables: The lists of the statements.
        /// - Returns: All of them in order.
        /// - Complexity: O(n) in the number of disposables.
        public static func buildBlock(_ disposables: [any Disposable]...) -> [any Disposable] {
            disposables.flatMap(\.self)
        }

        /// The disposables of an `if` without `else`.
        ///
        /// - Parameter disposables: The list of its block; `nil` if the condition is false.
        /// - Returns: The list, or an empty one.
        public static func buildOptional(_ disposables: [any Disposable]?) -> [any Disposable] {
            disposables ?? []
        }

        /// The disposables of the first branch.
        ///
        /// - Parameter disposables: The list of its block.
        /// - Returns: The same.
        public static func buildEither(first disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of the second branch.
        ///
        /// - Parameter disposables: The list of its block.
        /// - Returns: The same.
        public static func buildEither(second disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of a loop.
        ///
        /// - Parameter disposables: The lists of its rounds.
        /// - Returns: All of them in order.
        /// - Complexity: O(n) in the number of disposables.
        public static func buildArray(_ disposables: [[any Disposable]]) -> [any Disposable] {
            disposables.flatMap(\.self)
        }

        /// The disposables of an `if #available`.
        ///
        /// - Parameter disposables: The list of its block.
        /// - Returns: The same.
        public static func buildLimitedAvailability(_ disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }
    }
}
