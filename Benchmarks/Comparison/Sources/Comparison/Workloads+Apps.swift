extension Workload {
    /// Work as apps are written: Apps.swift, which `Benchmarks` and `RxSwiftWork` share.
    static var apps: [Workload] {
        AppWork.all.map { Workload($0.name, $0.work, rx: $0.run, expected: $0.expected) }
    }
}
