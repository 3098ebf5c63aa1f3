// swift-tools-version: 6.2
import PackageDescription

// The programs that measure the library, and the clients whose size is measured: what is built for release, in one
// graph. `swift run Benchmarks`, in the folder above, builds the first one and runs it.

let core = ["RxDisposables", "RxSchedulers", "RxObservable"]

// The modules below the imported ones are listed, too: otherwise a change of an inlined body there wouldn't recompile a
// program.
let programs: [(name: String, folder: String, dependencies: [String])] = [
    (
        "RxBenchmarks", "Benchmarks",
        core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "RxExtras", "RxStreams", "Rx"]
    ),
    // One source, compiled with the clean modules and with those of clients that migrate.
    ("StrictCounts", "StrictCounts", core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "Rx"]),
    ("LenientCounts", "LenientCounts", core + ["RxSubjects", "RxRelay", "RxTraits", "RxSwift", "RxCocoa"]),
]

// A client for each module: those of `Tests/Clients/SelectiveImport`.
let modules = core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "RxExtras", "Rx", "RxCocoa"]

// A library of generic functions over every public type, in both language modes: only it makes the compiler specialise
// them across modules.
let products = ["Rx", "RxExtras", "RxVirtualTime", "RxTest", "RxTracing", "RxBlocking", "RxStreams"]

let package = Package(
    name: "RxBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "..")],
    targets: [.target(name: "AllocationCounter")]
        + programs.map { program in
            let isOfCounts = program.name != "RxBenchmarks"
            return .executableTarget(
                name: program.name,
                dependencies: program.dependencies.map { .product(name: $0, package: "Rx") } + ["AllocationCounter"],
                path: "Sources/\(program.folder)",
                swiftSettings: [
                    .swiftLanguageMode(isOfCounts ? .v5 : .v6),
                    .treatAllWarnings(as: .error),
                    .enableUpcomingFeature("ExistentialAny"),
                    .enableUpcomingFeature("MemberImportVisibility"),
                ] + (program.name == "LenientCounts" ? [] : [.define("STRICT")])
            )
        }
        + modules.map { module in
            .executableTarget(
                name: "Only\(module)",
                dependencies: [.product(name: module, package: "Rx")],
                path: "Sources/Clients/Only\(module)",
                swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]
            )
        }
        + [("6", SwiftLanguageMode.v6), ("5", .v5)].map { name, mode in
            .target(
                name: "Generic\(name)",
                dependencies: products.map { .product(name: $0, package: "Rx") },
                path: "Sources/Generic/Swift\(name)",
                swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
            )
        }
)
