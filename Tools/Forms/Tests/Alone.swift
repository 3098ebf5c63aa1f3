/// Operators of `RxExtras` without forms for other kinds of sequences, by the reason.
let alone: KeyValuePairs = [
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
