// swift-tools-version: 6.2
import PackageDescription

let core = ["RxDisposables", "RxSchedulers", "RxObservable"]

// One row for each module, in the order of the layers: a module imports only modules above it.
let modules: [(name: String, dependencies: [String])] = [
    ("RxDisposables", []),
    ("RxSchedulers", ["RxDisposables"]),
    ("RxObservable", ["RxDisposables", "RxSchedulers"]),
    ("RxSubjects", ["RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxRelay", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects"]),
    ("RxTraits", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay"]),
    ("RxVirtualTime", ["RxDisposables", "RxSchedulers"]),
    ("RxExtras", ["RxSubjects", "RxRelay", "RxTraits"] + core),
    ("RxTracing", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits"]),
    ("RxFoundation", ["RxSubjects", "RxTraits", "RxInterception"] + core),
    ("RxStreams", ["RxSubjects", "RxTraits", "RxFoundation"] + core),
    // Empty on systems without such screens.
    ("RxScreens", ["RxSubjects", "RxRelay", "RxTraits", "RxFoundation"] + core),
    ("RxCombineBridge", ["RxDisposables", "RxSchedulers", "RxObservable", "RxRelay", "RxTraits"]),
    ("RxDistributed", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits"]),
    ("RxTest", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits", "RxVirtualTime", "RxTracing"]),
    ("RxBlocking", ["RxDisposables", "RxSchedulers", "RxObservable"]),
    ("Rx", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits"]),
    ("RxSwift", ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime"] + core),
    ("RxCocoa", ["RxRelay", "RxTraits", "RxFoundation", "RxScreens", "RxSwift"] + core),
]

let applePlatforms: [Platform] = [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS]

func dependencies(_ names: [String]) -> [Target.Dependency] {
    names.map { name in
        // Written in Objective-C, which the other systems don't have.
        .target(name: name, condition: name == "RxInterception" ? .when(platforms: applePlatforms) : nil)
    }
}

/// The targets of a product.
///
/// RxSwift 6's modules of these names depend on its module `RxSwift`, so a target that names such a product may import
/// both. Here they don't, since each client of `Rx` or `RxTest` would see lenient forms then.
func targets(of product: String) -> [String] {
    ["RxRelay", "RxTest", "RxBlocking"].contains(product) ? [product, "RxSwift"] : [product]
}

func settings(of target: String) -> [SwiftSetting] {
    // Fields at a fixed address, and atomic accesses to them: Internal/Atomics, and the lock. Casts of closures:
    // Main/MainActorClosure.swift, and the lenient forms of RxExtras.
    let features: [String: [SwiftSetting]] = [
        "RxDisposables": [.enableExperimentalFeature("RawLayout"), .enableExperimentalFeature("BuiltinModule")],
        "RxObservable": [.enableExperimentalFeature("BuiltinModule")],
        "RxExtras": [.enableExperimentalFeature("BuiltinModule")],
    ]
    return [
        // The lenient forms pass closures of clients in Swift 5 mode on as they are.
        .swiftLanguageMode(["RxSwift", "RxCocoa"].contains(target) ? .v5 : .v6),
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    ] + features[target, default: []]
}

// There are no `platforms:`, so the oldest systems are supported: SwiftPM refuses a package whose dependency requires a
// newer system than itself. A declaration that needs a newer system says so.
let package = Package(
    name: "Rx",
    products: modules.map { module in
        .library(name: module.name, targets: targets(of: module.name))
    }
        // RxSwift has these products, and manifests name them; a client that names none builds none.
        + ["RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking"].map { name in
            .library(name: "\(name)-Dynamic", type: .dynamic, targets: targets(of: name))
        },
    traits: [
        .trait(name: "ResourceTracing", description: "Counts live objects in release builds, too (Resources.total)."),
        .trait(
            name: "LenientInSwift6",
            description: "RxSwift and RxCocoa check no more in Swift 6 mode than in Swift 5 mode, in all packages."
        ),
    ],
    targets: [.target(name: "RxInterception")]
        + modules.map { module in
            .target(
                name: module.name,
                dependencies: dependencies(module.dependencies),
                swiftSettings: settings(of: module.name)
            )
        }
)

// MARK: - For work on the package

// No product contains any of the following targets, so a client of the package neither sees nor builds them, and they
// may have the names of other packages' targets: SwiftPM compares only what products lead to.

let executables: [(name: String, path: String, dependencies: [String])] = [
    (
        "Tour", "Documentation/Examples/Tour",
        core + ["RxRelay", "RxTraits", "RxStreams"]
    ),
    ("Player", "Documentation/Web/Player", ["Diagrams"]),
    // Builds and runs the package in the folder `Benchmarks`.
    ("Benchmarks", "Tools/Benchmarks", []),
]

// For each module, the dependencies of its tests besides its own, itself, and the targets that all tests share.
let tests: [(module: String, besides: [String])] = [
    ("RxDisposables", []),
    ("RxSchedulers", ["RxVirtualTime"]),
    ("RxObservable", ["RxVirtualTime"]),
    ("RxSubjects", []),
    ("RxRelay", []),
    ("RxTraits", []),
    ("RxVirtualTime", []),
    ("RxExtras", ["RxTracing"]),
    ("RxTracing", ["RxRelay", "RxExtras"]),
    ("RxFoundation", []),
    ("RxStreams", ["RxExtras"]),
    ("RxTest", ["RxBlocking"]),
    ("RxDistributed", ["RxVirtualTime"]),
    ("RxBlocking", []),
]

let modulesByName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.dependencies) })

package.targets +=
    [
        // Bounds how many tests run at once; written in C, which runs before the tests begin.
        .target(name: "TestWidth", path: "Tests/TestWidth", publicHeadersPath: "."),
        .target(
            name: "TestSupport",
            dependencies: dependencies(core + ["RxSubjects", "RxTest", "TestWidth"]),
            path: "Tests/TestSupport"
        ),
        .target(
            name: "Diagrams",
            dependencies: dependencies(
                core + [
                    "RxSubjects", "RxRelay", "RxTraits", "RxExtras", "RxTracing", "RxTest", "Rendering", "TestSupport",
                ]
            ),
            path: "Tests/Diagrams"
        ),
        .target(
            name: "Rendering",
            dependencies: dependencies(["RxSchedulers", "RxObservable", "RxVirtualTime", "RxTest"]),
            path: "Tools/Rendering/Sources"
        ),
        .testTarget(
            name: "RenderingTests",
            dependencies: dependencies(core + ["Rendering", "RxSubjects", "RxTest", "TestSupport"]),
            path: "Tools/Rendering/Tests"
        ),
        .testTarget(name: "DiagramsTests", dependencies: dependencies(["RxTest", "Diagrams"])),
        .testTarget(name: "TourTests", dependencies: dependencies(["Tour", "RxDisposables", "RxObservable"])),
        .testTarget(name: "RepositoryTests"),
    ]
    + executables.map { program in
        .executableTarget(name: program.name, dependencies: dependencies(program.dependencies), path: program.path)
    }
    + tests.map { module, besides in
        .testTarget(
            name: "\(module)Tests",
            dependencies: dependencies(modulesByName[module, default: []] + [module] + besides + ["TestSupport"])
        )
    }

for target in package.targets where target.name != "RxInterception" && modulesByName[target.name] == nil {
    target.swiftSettings = settings(of: target.name)
    target.swiftSettings? += [
        .treatAllWarnings(as: .error),
        // They need a newer system throughout, and aren't annotated.
        .unsafeFlags(["-Xfrontend", "-disable-availability-checking"], .when(platforms: applePlatforms)),
    ]
}

// `RX_TESTS="RxExtrasTests RepositoryTests" swift test` builds these tests, and no others; nor programs without a test
// among them, and what only these use.
if let names = Context.environment["RX_TESTS"]?.split(whereSeparator: \.isWhitespace) {
    let others = Set(names.map(String.init)).subtracting(package.targets.filter { $0.type == .test }.map(\.name))
    precondition(others.isEmpty, "RX_TESTS names no targets of tests: \(others.sorted().joined(separator: " ")).")
    package.targets.removeAll { target in
        switch target.type {
        case .test: !names.contains(Substring(target.name))
        case .executable: !names.contains("\(target.name)Tests")
        default: target.name == "Diagrams" && !names.contains("DiagramsTests")
        }
    }
}

// `RX_TESTS_WITHOUT="RxTraitsTests/Single/FirstTests.swift"` leaves files of tests out.
let excluded = Context.environment["RX_TESTS_WITHOUT"]?.split(whereSeparator: \.isWhitespace) ?? []
for target in package.targets where target.type == .test {
    let folder = "\(target.name)/"
    target.exclude += excluded.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
}
