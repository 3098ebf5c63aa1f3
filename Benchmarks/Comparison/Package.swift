// swift-tools-version: 6.2
import PackageDescription

// The comparison of this library with others: the same work, in one program and one run. It is a package of its own, so
// that the root has no dependencies. `Benchmarks/compare` gives it the paths of the other libraries.
func checkout(_ variable: String) -> String { Context.environment[variable] ?? "\(variable) is no path" }

let package = Package(
    name: "Comparison",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Rx", path: "../.."),
        .package(name: "OpenCombine", path: checkout("OPENCOMBINE")),
        .package(name: "swift-async-algorithms", path: checkout("ASYNCALGORITHMS")),
    ],
    targets: [
        .executableTarget(
            name: "Comparison",
            dependencies: [
                .product(name: "Rx", package: "Rx"),
                .product(name: "RxExtras", package: "Rx"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error), .define("STRICT")]
        ),
        .executableTarget(
            name: "OpenCombineLoad",
            dependencies: [.product(name: "OpenCombine", package: "OpenCombine"), "LiveMemory"],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        .target(name: "LiveMemory", path: "RxSwift/Sources/LiveMemory"),
    ]
)
