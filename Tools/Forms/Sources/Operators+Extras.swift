// The operators of `RxExtras` and `RxTracing`.

extension Operator {
    static let tracing = [Operator("checkpoint(_:fileID:line:)")]

    /// Operators for which other kinds of sequences have forms of their own.
    static let extras: [Operator] = [
        Operator("buffer(count:skip:)", .beyond, .beyond, .form, .unasked),
        Operator("buffer(while:)", .beyond, .beyond, .form, .unasked),
        Operator(
            "catchErrorJustComplete()",
            .unasked,
            .unasked,
            .unasked,
            .each([.single: .maybe, .maybe: .maybe, .completable: .completable])
        ),
        Operator("chunked(by:)", .beyond, .beyond, .form, .unasked),
        Operator("concatMapEager(maxConcurrent:_:)", .unasked, .unasked, .leaving, .unasked),
        Operator("distinct()", .form, .unasked, .unasked, .unasked),
        Operator("distinct(_:)", .form, .form, .form, .unasked),
        Operator("distinct(by:)", .beyond, .beyond, .unasked, .unasked),
        Operator("endWith(_:)", .beyond, .beyond, .unasked, .unasked),
        Operator("endWith(_:_:_:)", .beyond, .beyond, .unasked, .unasked),
        Operator("filterMap(_:)", .form, .asWritten, .form, .unasked),
        Operator("finally(_:)", .form, .unasked, .unasked, .form),
        Operator("flatMap(maxConcurrent:_:)", .form, .unasked, .leaving, .unasked),
        Operator("ignore(_:)", .form, .form, .form, .unasked),
        Operator("ignoreWhen(_:)", .form, .asWritten, .form, .unasked),
        Operator("interspersed(with:)", .beyond, .beyond, .form, .unasked),
        Operator("mapAt(_:)", .form, .form, .form, .unasked),
        Operator("mapError(_:)", .unasked, .unasked, .unasked, .form),
        Operator("mapMany(_:)", .form, .asWritten, .asWritten, .unasked),
        Operator("mapTo(_:)", .form, .asWritten, .form, .each([.single: .single, .maybe: .maybe])),
        Operator("not()", .form, .asWritten, .form, .unasked),
        Operator("nwise(_:)", .form, .ofSource, .form, .unasked),
        Operator("ofType(_:)", .form, .form, .form, .unasked),
        Operator("pairwise()", .form, .ofSource, .form, .unasked),
        Operator("retry(_:scheduler:shouldRetry:)", .unasked, .unasked, .unasked, .form),
        Operator("skipLast(_:)", .beyond, .beyond, .form, .unasked),
        Operator("trackActivity(_:)", .favored, .unasked, .unasked, .favored),
        Operator("trackError(_:)", .unasked, .unasked, .unasked, .favored),
        Operator("unwrap()", .form, .asWritten, .form, .each([.single: .maybe])),
    ]

    /// Operators without forms for other kinds of sequences, by the reason.
    static let alone: KeyValuePairs = [
        "It has a scheduler of its own, or waits: from `asObservable()`, and moved behind it.": [
            "audit(_:scheduler:)", "buffer(inactivity:scheduler:)", "cache(for:scheduler:)",
            "debounce(for:scheduler:)", "observe(on:pressure:counter:)", "repeat(_:scheduler:shouldRepeat:)",
            "repeatWithBehavior(_:scheduler:shouldRepeat:)", "replay(_:for:scheduler:)", "skipLast(for:scheduler:)",
            "takeLast(for:scheduler:)", "throttle(for:scheduler:)", "throttle(_:leading:trailing:scheduler:)",
            "timeInterval(_:)", "timeout(_:for:error:scheduler:)", "timeout(_:for:other:scheduler:)", "timestamp(_:)",
            "window(inactivity:scheduler:)",
        ],
        "It goes through other sequences, which send wherever they like: from `asObservable()`.": [
            "audit(_:)", "buffer(boundary:)", "buffer(opening:closing:)", "bufferWithTrigger(_:)",
            "concatMapDelayError(_:)", "delay(until:)", "expand(maxConcurrent:_:)",
            "flatMapDelayError(maxConcurrent:_:)", "mergeScan(_:maxConcurrent:_:)", "pausable(_:)",
            "pausable(afterCount:withPauser:)", "pausableBuffered(_:limit:flushOnCompleted:flushOnError:)",
            "repeat(when:)", "retry(when:)", "sequenceEqual(_:)", "withLatestFrom(_:_:resultSelector:)",
            "withLatestFrom(_:_:_:resultSelector:)",
        ],
        "What comes out are observables: from `asObservable()`.": [
            "partition()", "partition(_:)", "window(boundary:)", "window(count:skip:)", "window(opening:closing:)",
            "window(while:)",
        ],
        "One element comes out, most often when the source has ended: from `asObservable()`.": [
            "allSatisfy(_:)", "and()", "contains(_:)", "contains(where:)", "count()", "count(_:)", "isEmpty()",
            "last()", "max()", "max(by:)", "min()", "min(by:)", "toSortedArray(ascending:)", "toSortedArray(by:)",
        ],
        "It begins as an observable, which is moved or converted.": [
            "cascade(_:)", "concatDelayError(_:)", "fromAsync(_:)", "mergeDelayError(_:)", "once(_:)", "unfold(_:_:)",
        ],
        "It shares an observable; drivers and signals are shared already.": ["cache()", "share(policy:)"],
        "What subscribes has another shape for each kind.": [
            "subscribe(pressure:counter:priority:onNext:onError:onCompleted:onDisposed:)",
            "subscribe(weak:onNext:onError:onCompleted:onDisposed:)", "values(pressure:counter:)",
            "valuesFromNow(pressure:counter:)",
        ],
        "It is about errors, or events, or observables themselves: from `asObservable()`.": [
            "apply(_:)", "elements()", "errors()",
        ],
    ]
}
