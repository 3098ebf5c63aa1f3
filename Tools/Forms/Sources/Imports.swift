/// The imports of the written forms, by module and end of the file's name; `public` by default.
///
/// The compiler reports a missing or an unused import.
enum Imports {
    static func lines(of module: String, _ suffix: String) -> [String] {
        (all["\(module)+\(suffix)"] ?? []).map { $0.contains(" ") ? $0 : "public import \($0)" }
    }

    private static let all = [
        // `subscribe(unchecked:)`, which takes observers that aren't `Sendable`, is a member of the pipeline.
        "RxCocoa+Lenient": [
            "RxDisposables", "@_spi(Pipeline) public import RxObservable", "RxRelay", "RxSchedulers", "RxTraits",
            "RxUnchecked",
        ],
        "RxExtras+Infallible": ["RxObservable", "RxTraits"],
        "RxExtras+Lenient": ["RxObservable", "RxSchedulers", "RxTraits", "internal import RxUnchecked"],
        "RxExtras+Main": ["RxObservable"],
        "RxExtras+Primitive": ["RxSchedulers", "RxTraits"],
        "RxExtras+Shared": ["RxObservable", "RxTraits"],
        "RxObservable+Main": ["RxDisposables", "RxSchedulers"],
        "RxRelay+Main": ["RxDisposables", "RxObservable"],
        "RxSubjects+Main": ["RxObservable"],
        "RxSwift+Lenient": [
            "RxDisposables", "@_spi(Pipeline) public import RxObservable", "RxRelay", "RxSchedulers", "RxSubjects",
            "RxTraits", "RxUnchecked",
        ],
        "RxSwift+Names": ["RxDisposables", "RxObservable", "RxSchedulers", "RxTraits"],
        "RxTracing+Infallible": ["RxObservable", "RxTraits"],
        "RxTracing+Main": ["RxObservable"],
        "RxTracing+Primitive": ["RxTraits"],
        "RxTracing+Shared": ["RxObservable", "RxTraits"],
        "RxTraits+Infallible": ["RxDisposables", "RxObservable", "RxRelay", "RxSchedulers", "RxSubjects"],
        "RxTraits+Main": ["RxObservable"],
        "RxTraits+MainPrimitive": ["RxDisposables", "RxObservable", "RxSchedulers"],
        "RxTraits+Primitive": ["RxDisposables", "RxObservable", "RxSchedulers"],
        "RxTraits+Shared": ["RxDisposables", "RxObservable", "RxRelay", "RxSchedulers"],
        "RxUnchecked+Strict": ["RxDisposables", "RxObservable", "RxSchedulers", "RxTraits"],
    ]
}
