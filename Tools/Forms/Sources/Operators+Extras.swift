// The operators of `RxExtras` and `RxTracing`.

extension Operator {
    static let tracing = [Operator("checkpoint(_:fileID:line:)")]

    /// Operators for which other kinds of sequences have forms of their own.
    static let extras: [Operator] = [
        Operator("buffer(count:skip:)", .beyond, .beyond, .form, .unasked),
        Operator("buffer(while:)", .beyond, .beyond, .form, .unasked),
        Operator("catchErrorJustComplete()", .unasked, .unasked, .unasked, .byHand),
        Operator("chunked(by:)", .beyond, .beyond, .form, .unasked),
        Operator("concatMapEager(maxConcurrent:_:)", .unasked, .unasked, .byHand, .unasked),
        Operator("distinct()", .form, .unasked, .unasked, .unasked),
        Operator("distinct(_:)", .form, .form, .form, .unasked),
        Operator("distinct(by:)", .beyond, .beyond, .unasked, .unasked),
        Operator("endWith(_:)", .beyond, .beyond, .unasked, .unasked),
        Operator("endWith(_:_:_:)", .beyond, .beyond, .unasked, .unasked),
        Operator("filterMap(_:)", .form, .byHand, .form, .unasked),
        Operator("finally(_:)", .form, .unasked, .unasked, .form),
        Operator("flatMap(maxConcurrent:_:)", .form, .unasked, .byHand, .unasked),
        Operator("ignore(_:)", .form, .form, .form, .unasked),
        Operator("ignoreWhen(_:)", .form, .byHand, .form, .unasked),
        Operator("interspersed(with:)", .beyond, .beyond, .form, .unasked),
        Operator("mapAt(_:)", .form, .form, .form, .unasked),
        Operator("mapError(_:)", .unasked, .unasked, .unasked, .form),
        Operator("mapMany(_:)", .form, .byHand, .byHand, .unasked),
        Operator("mapTo(_:)", .form, .byHand, .form, .byHand),
        Operator("not()", .form, .byHand, .form, .unasked),
        Operator("nwise(_:)", .form, .byHand, .form, .unasked),
        Operator("ofType(_:)", .form, .form, .form, .unasked),
        Operator("pairwise()", .form, .byHand, .form, .unasked),
        Operator("retry(_:scheduler:shouldRetry:)", .unasked, .unasked, .unasked, .form),
        Operator("skipLast(_:)", .beyond, .beyond, .form, .unasked),
        Operator("trackActivity(_:)", .byHand, .unasked, .unasked, .byHand),
        Operator("trackError(_:)", .unasked, .unasked, .unasked, .byHand),
        Operator("unwrap()", .form, .byHand, .form, .byHand),
    ]
}
