extension Catalogue {
    /// Work as apps are written, whose text these rows share with `StrictCounts` and `LenientCounts`: Apps.swift.
    static var appRows: [Row] {
        AppWork.all.map { Row($0.name, $0.work, run: $0.run, expected: $0.expected) }
    }
}
