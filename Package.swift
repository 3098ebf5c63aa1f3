// swift-tools-version: 6.2
import PackageDescription

let core = ["RxDisposables", "RxSchedulers", "RxObservable"]
// Empty on systems without such screens.
let screens = ["RxUIKit", "RxAppKit", "RxWebKit"]

// One row a module, in the strict order of the layers: a module imports only what stands above it.
let modules: [(name: String, dependencies: [String])] = [
    ("RxDisposables", []),
    ("RxSchedulers", ["RxDisposables"]),
    ("RxObservable", ["RxDisposables", "RxSchedulers"]),
    ("RxSubjects", ["RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxRelay", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects"]),
    ("RxTraits", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay"]),
    ("RxVirtualTime", ["RxDisposables", "RxSchedulers"]),
    // In Swift 5 mode: see its file `Sendable.swift`.
    ("RxUnchecked", ["RxTraits"] + core),
    ("RxExtras", ["RxSubjects", "RxRelay", "RxTraits", "RxUnchecked"] + core),
    ("RxTracing", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits"]),
    ("RxObjects", ["RxSubjects", "RxTraits", "RxInterception"] + core),
    ("RxFoundation", ["RxSubjects", "RxTraits", "RxObjects"] + core),
    ("RxUIKit", ["RxSubjects", "RxRelay", "RxTraits", "RxObjects"] + core),
    ("RxAppKit", ["RxDisposables", "RxObservable", "RxSubjects", "RxTraits", "RxObjects"]),
    ("RxWebKit", ["RxObservable", "RxTraits", "RxObjects"]),
    ("RxCombine", ["RxDisposables", "RxSchedulers", "RxObservable", "RxRelay", "RxTraits"]),
    ("RxDistributed", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits"]),
    ("RxTest", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits", "RxVirtualTime", "RxTracing"]),
    ("RxRendering", ["RxSchedulers", "RxObservable", "RxVirtualTime", "RxTracing", "RxTest"]),
    ("RxBlocking", ["RxDisposables", "RxSchedulers", "RxObservable"]),
    ("Rx", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits"]),
    ("RxSwift", ["RxSubjects", "RxTraits", "RxVirtualTime", "RxUnchecked"] + core),
    ("RxCocoa", ["RxRelay", "RxTraits", "RxObjects", "RxUnchecked", "RxSwift"] + core + screens),
]

let executables: [(name: String, path: String?, dependencies: [String])] = [
    ("Forms", nil, []),
    (
        "Tour", nil,
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits",
            "RxVirtualTime", "RxTracing", "RxFoundation", "RxTest", "RxRendering",
        ]
    ),
    ("Player", nil, ["Diagrams"]),
    (
        "Benchmarks", "Benchmarks/Sources/Benchmarks",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits",
            "RxVirtualTime", "RxExtras", "RxTracing", "Rx", "AllocationCounter",
        ]
    ),
    // One text, with the clean modules and with those of clients that migrate.
    // The modules below are named, too: else it isn't compiled anew when nothing but an inlined body there has changed.
    (
        "StrictCounts", "Benchmarks/Sources/StrictCounts",
        core + ["RxSubjects", "RxRelay", "RxTraits", "Rx", "RxVirtualTime", "AllocationCounter"]
    ),
    (
        "LenientCounts", "Benchmarks/Sources/LenientCounts",
        core + ["RxSubjects", "RxRelay", "RxTraits", "RxUnchecked", "RxSwift", "RxCocoa", "AllocationCounter"]
    ),
]

let tests: [(name: String, dependencies: [String])] = [
    ("RxDisposablesTests", ["RxDisposables", "TestSupport"]),
    ("RxSchedulersTests", ["RxDisposables", "RxSchedulers", "RxVirtualTime", "TestSupport"]),
    (
        "RxObservableTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxVirtualTime", "RxTest", "TestSupport",
        ]
    ),
    ("RxSubjectsTests", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxTest", "TestSupport"]),
    (
        "RxRelayTests",
        ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTest", "TestSupport"]
    ),
    (
        "RxTraitsTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxTest",
            "TestSupport",
        ]
    ),
    ("RxVirtualTimeTests", ["RxDisposables", "RxSchedulers", "RxVirtualTime", "TestSupport"]),
    (
        "RxExtrasTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxExtras", "RxTest",
            "TestSupport", "Diagrams",
        ]
    ),
    (
        "RxTracingTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxExtras",
            "RxTracing", "RxTest", "RxRendering", "TestSupport",
        ]
    ),
    ("RxObjectsTests", ["RxDisposables", "RxObservable", "RxSubjects", "RxTraits", "RxObjects", "TestSupport"]),
    (
        "RxFoundationTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxTraits", "RxObjects", "RxFoundation",
            "RxTest", "TestSupport",
        ]
    ),
    (
        "RxTestTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxTraits", "RxTracing", "RxTest",
            "TestSupport",
        ]
    ),
    (
        "RxRenderingTests",
        [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxTracing", "RxTest", "RxRendering",
            "TestSupport",
        ]
    ),
    ("RxDistributedTests", core + ["RxSubjects", "RxTraits", "RxVirtualTime", "RxDistributed", "TestSupport"]),
    ("RxBlockingTests", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxBlocking", "TestSupport"]),
    (
        "FormsTests",
        ["Forms", "RxDisposables", "RxObservable", "RxSchedulers", "RxSubjects", "RxTest", "RxTraits", "RxExtras"]
    ),
    ("TourTests", ["Tour", "RxDisposables", "RxObservable"]),
    ("RepositoryTests", []),
]

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

let applePlatforms: [Platform] = [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]

let package = Package(
    name: "Rx",
    // `RxUnchecked` has nothing that a client could name.
    products: modules.filter { $0.name != "RxUnchecked" }.map { .library(name: $0.name, targets: [$0.name]) }
        // RxSwift has them, and manifests name them; a client that doesn't builds none.
        + ["RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking"].map { name in
            .library(name: "\(name)-Dynamic", type: .dynamic, targets: [name])
        },
    traits: [
        .trait(name: "ResourceTracing", description: "Counts live objects in release builds, too (Resources.total).")
    ],
    targets: modules.map { module in
        .target(
            name: module.name,
            dependencies: module.dependencies.map { name in
                // Objective-C, which the other systems do without.
                .target(name: name, condition: name == "RxInterception" ? .when(platforms: applePlatforms) : nil)
            }
        )
    }
        + executables.map { executable in
            .executableTarget(
                name: executable.name,
                dependencies: executable.dependencies.map { .target(name: $0) },
                path: executable.path
            )
        }
        + tests.map { test in
            .testTarget(name: test.name, dependencies: test.dependencies.map { .target(name: $0) })
        }
        + [
            .target(name: "RxInterception"),
            .target(name: "AllocationCounter", path: "Benchmarks/Sources/AllocationCounter"),
            .target(name: "TestSupport", dependencies: core.map { .target(name: $0) }, path: "Tests/TestSupport"),
            .target(
                name: "Diagrams",
                dependencies: [
                    "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxExtras",
                    "RxTracing", "RxTest", "RxRendering", "TestSupport",
                ],
                path: "Tests/Diagrams"
            ),
        ]
)

// There are no `platforms:`, so the oldest will do: SwiftPM refuses a package with a dependency that asks for more than
// itself. A declaration that needs a newer system says so. Programs and tests need one throughout, and don't.
let modulesByName = Set(modules.map(\.name))

for target in package.targets where target.name != "RxInterception" {
    target.swiftSettings = swiftSettings
    if !modulesByName.contains(target.name) {
        target.swiftSettings?.append(
            .unsafeFlags(
                ["-Xfrontend", "-disable-availability-checking"],
                .when(platforms: applePlatforms)
            )
        )
    }
    // What converts closures of clients in Swift 5 mode, and what is such a client.
    if ["RxUnchecked", "StrictCounts", "LenientCounts"].contains(target.name) {
        target.swiftSettings?[0] = .swiftLanguageMode(.v5)
    }
    if ["Benchmarks", "StrictCounts"].contains(target.name) {
        target.swiftSettings?.append(.define("STRICT"))
    }
    // Fields at an address that stays, and atomic accesses to them: Internal/Atomics, and the lock.
    if target.name == "RxDisposables" {
        target.swiftSettings?.append(.enableExperimentalFeature("RawLayout"))
    }
    // Beside those: casts of closures, Main/MainActorClosure.swift.
    if ["RxDisposables", "RxObservable"].contains(target.name) {
        target.swiftSettings?.append(.enableExperimentalFeature("BuiltinModule"))
    }
}
