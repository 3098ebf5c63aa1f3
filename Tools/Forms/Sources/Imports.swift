/// The imports of the written forms, by module and end of the file's name; `public` by default.
///
/// The compiler reports a missing or an unused import.
enum Imports {
    static func lines(of module: String, _ suffix: String) -> [String] {
        (all["\(module)+\(suffix)"] ?? []).map { $0.contains(" ") ? $0 : "public import \($0)" }
    }

    private static let all = [
        // `subscribe(unchecked:)`, which takes observers that aren't `Sendable`, is a member of the pipeline.
        "Rx+MainScheduler": ["RxObservable", "RxSchedulers", "RxTraits"],
        "RxCocoa+Lenient": [
            "@_spi(Pipeline) public import RxObservable", "RxRelay", "RxSchedulers", "RxTraits",
        ],
        "RxExtras+Infallible": ["RxObservable", "RxTraits"],
        "RxExtras+Lenient": ["RxObservable", "RxSchedulers", "internal import RxSubjects", "RxTraits"],
        "RxExtras+Main": ["RxObservable"],
        "RxExtras+Primitive": ["RxSchedulers", "RxTraits"],
        "RxExtras+Shared": ["RxObservable", "RxTraits"],
        "RxObservable+MainScheduler": ["RxSchedulers"],
        "RxSwift+Lenient": [
            "RxDisposables", "@_spi(Pipeline) public import RxObservable", "RxRelay", "RxSchedulers", "RxSubjects",
            "RxTraits",
        ],
        "RxTracing+Infallible": ["RxObservable", "RxTraits"],
        "RxTracing+Main": ["RxObservable"],
        "RxTracing+Primitive": ["RxTraits"],
        "RxTracing+Shared": ["RxObservable", "RxTraits"],
        "RxTraits+Infallible": ["RxObservable", "RxSchedulers", "RxSubjects"],
        "RxTraits+MainScheduler": ["RxObservable", "RxSchedulers"],
        "RxTraits+Primitive": ["RxObservable", "RxSchedulers"],
        "RxTraits+Shared": ["RxObservable", "RxSchedulers"],
    ]
}
