internal import RxObservable

extension ObservableType {
    /// The elements, with another end.
    ///
    /// - Parameters:
    ///   - transform: Maps the source's end, an error or, for completion, `nil`, to the new end. An error that it
    ///     throws is the end.
    ///   - call: The operator: the function that calls this one.
    /// - Returns: The source's elements; ends when the source does.
    func ending(
        _ transform: @escaping @Sendable ((any Error)?) throws -> (any Error)?,
        call: StaticString = #function
    ) -> Observable<Element> {
        stepNode(
            call,
            asObservable(),
            (),
            end: { stage, error in
                do { stage.finish(try transform(error)) } catch { stage.finish(error) }
            }
        ) { stage, element in
            stage.send(element)
        }
    }
}
