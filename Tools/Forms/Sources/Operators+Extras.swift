// The operators of `RxExtras` and `RxTracing`.

extension Operator {
    /// Operators for which other kinds of sequences have forms of their own.
    static let extras: [Operator] = [
        Operator("buffer(count:skip:)", .beyond, .beyond, .form, .onDemand),
        Operator("buffer(while:)", .beyond, .beyond, .form, .onDemand),
        Operator("catchErrorJustComplete()", .onDemand, .onDemand, .form, .byHand),
        Operator("checkpoint(_:fileID:line:)"),
        Operator("chunked(by:)", .beyond, .beyond, .form, .onDemand),
        Operator("concatMapEager(maxConcurrent:_:)", .onDemand, .onDemand, .byHand, .onDemand),
        Operator("distinct()", .form, .byHand, .form, .onDemand),
        Operator("distinct(_:)", .form, .form, .form, .onDemand),
        Operator("distinct(by:)", .beyond, .beyond, .onDemand, .onDemand),
        Operator("endWith(_:)", .beyond, .beyond, .form, .onDemand),
        Operator("endWith(_:_:_:)", .beyond, .beyond, .onDemand, .onDemand),
        Operator("filterMap(_:)", .form, .byHand, .form, .onDemand),
        Operator("finally(_:)", .form, .onDemand, .onDemand, .form),
        Operator("flatMap(maxConcurrent:_:)", .form, .onDemand, .byHand, .onDemand),
        Operator("ignore(_:)", .form, .form, .form, .onDemand),
        Operator("ignoreWhen(_:)", .form, .byHand, .form, .onDemand),
        Operator("interspersed(with:)", .beyond, .beyond, .form, .onDemand),
        Operator("mapAt(_:)", .form, .form, .form, .onDemand),
        Operator("mapError(_:)", .onDemand, .onDemand, .form, .form),
        Operator("mapMany(_:)", .form, .byHand, .byHand, .onDemand),
        Operator("mapTo(_:)", .form, .byHand, .form, .byHand),
        Operator("not()", .form, .byHand, .form, .onDemand),
        Operator("nwise(_:)", .form, .byHand, .form, .onDemand),
        Operator("ofType(_:)", .form, .form, .form, .onDemand),
        Operator("pairwise()", .form, .byHand, .form, .onDemand),
        Operator("partition(_:)", .onDemand, .byHand, .onDemand, .onDemand),
        Operator("retry(_:scheduler:shouldRetry:)", .onDemand, .onDemand, .onDemand, .form),
        Operator("skipLast(_:)", .beyond, .beyond, .form, .onDemand),
        Operator("trackActivity(_:)", .byHand, .onDemand, .onDemand, .byHand),
        Operator("trackError(_:)", .onDemand, .onDemand, .onDemand, .byHand),
        Operator("unwrap()", .form, .byHand, .form, .byHand),
    ]
}
