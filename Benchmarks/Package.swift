// swift-tools-version: 6.2
import PackageDescription

// The programs that measure the library. `swift run Benchmarks`, in the folder above, builds them for release and runs
// the first one.

let core = ["RxDisposables", "RxSchedulers", "RxObservable"]

// The modules below the imported ones are listed, too: otherwise a change of an inlined body there wouldn't recompile a
// program.
let programs: [(name: String, folder: String, dependencies: [String])] = [
    (
        "RxBenchmarks", "Benchmarks",
        core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "RxExtras", "RxStreams", "RxTracing", "Rx"]
    ),
    // One source, compiled with the clean modules and with those of clients that migrate.
    ("StrictCounts", "StrictCounts", core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "Rx"]),
    ("LenientCounts", "LenientCounts", core + ["RxSubjects", "RxRelay", "RxTraits", "RxSwift", "RxCocoa"]),
]

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
)
