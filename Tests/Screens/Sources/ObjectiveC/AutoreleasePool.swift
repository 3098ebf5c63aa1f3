// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Nothing is released later here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
