// swift-tools-version: 6.2
import PackageDescription

// The library's own sources, with the atomics and the lock of `Sources/Instrumented` instead of its own, and an
// explorer that decides at each of their operations which thread continues. `run` copies the sources to `Library`.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .define("ResourceTracing"),
    // The runtime tracks accesses for each thread of the system, and all threads of a run are on one.
    .unsafeFlags(["-enforce-exclusivity=unchecked", "-enable-testing"]),
]
let modules: [(name: String, dependencies: [Target.Dependency])] = [
    ("RxDisposables", ["Explorer"]),
    ("RxSchedulers", ["Explorer", "RxDisposables"]),
    ("RxObservable", ["Explorer", "RxDisposables", "RxSchedulers"]),
    ("RxSubjects", ["Explorer", "RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxTraits", ["Explorer", "RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxBlocking", ["Explorer", "RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxVirtualTime", ["Explorer", "RxDisposables", "RxSchedulers"]),
]
let package = Package(
    name: "Interleavings",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "Fibers"),
        .target(name: "Explorer", dependencies: ["Fibers"], swiftSettings: settings),
    ]
        + modules.map { module in
            .target(
                name: module.name,
                dependencies: module.dependencies,
                path: "Library/\(module.name)",
                swiftSettings: settings + [
                    .enableExperimentalFeature("RawLayout"), .enableExperimentalFeature("BuiltinModule"),
                ]
            )
        }
        + [
            .executableTarget(
                name: "Interleavings",
                dependencies: ["Explorer", "Fibers"] + modules.map { .target(name: $0.name) },
                swiftSettings: settings
            )
        ]
)
