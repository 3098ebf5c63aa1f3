// swift-tools-version: 6.2
import PackageDescription

// The comparison of this library with others: the same work, in one program and one run. It is a package of its own, so
// that the root has no dependencies.
let package = Package(
    name: "Comparison",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Rx", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
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
