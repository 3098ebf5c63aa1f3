extension DisposeBag {
    /// Lists disposables in a block, with conditions and loops.
    @resultBuilder
    public struct DisposableBuilder {
        /// One disposable.
        public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
            [disposable]
        }

        /// Several disposables at once.
        public static func buildExpression(_ disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of several statements.
        public static func buildBlock(_ disposables: [any Disposable]...) -> [any Disposable] {
            disposables.flatMap(\.self)
        }

        /// The disposables of an `if` without `else`.
        public static func buildOptional(_ disposables: [any Disposable]?) -> [any Disposable] {
            disposables ?? []
        }

        /// The disposables of the first branch.
        public static func buildEither(first disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of the second branch.
        public static func buildEither(second disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }

        /// The disposables of a loop.
        public static func buildArray(_ disposables: [[any Disposable]]) -> [any Disposable] {
            disposables.flatMap(\.self)
        }

        /// The disposables of an `if #available`.
        public static func buildLimitedAvailability(_ disposables: [any Disposable]) -> [any Disposable] {
            disposables
        }
    }
}
