// swift-tools-version: 6.2
import PackageDescription

// Checks random chains against the contracts and against reference models. It uses the library as a client does.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../..", traits: ["ResourceTracing"])],
    targets: [
        // Programs of several chains. It compiles with RxSwift as well, so it is a client of the drop-in modules.
        .target(
            name: "Graphs",
            dependencies: ["RxSwift", "RxRelay", "RxTraits", "RxExtras"].map { .product(name: $0, package: "Rx") },
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Graphs",
                .product(name: "Rx", package: "Rx"),
                .product(name: "RxExtras", package: "Rx"),
                .product(name: "RxTracing", package: "Rx"),
                .product(name: "RxTest", package: "Rx"),
            ],
            exclude: ["RxSwift"],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["Fuzz", .product(name: "Rx", package: "Rx")],
            swiftSettings: settings
        ),
    ]
)

// The same chains on RxSwift, for `Tests/Fuzz/compare`: RXSWIFT is the path of a checkout.
if let path = Context.environment["RXSWIFT"] {
    let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
    let extras = ["", "Combining", "Elements", "Ending", "Flattening", "Recovering", "Sharing", "Splitting", "Timing"]
        .map { "Operators/Extra\($0).swift" }
    package.dependencies = [.package(name: "RxSwift", path: path)]
    package.targets = [
        // These two have the names of modules of this library, so the sources stay as they are.
        .target(
            name: "Rx",
            dependencies: [.product(name: "RxSwift", package: "RxSwift")],
            path: "Sources/RxSwift/Rx",
            swiftSettings: settings
        ),
        .target(name: "RxExtras", path: "Sources/RxSwift/RxExtras", swiftSettings: settings),
        .target(
            name: "Graphs",
            dependencies: ["RxSwift", "RxRelay"].map { .product(name: $0, package: "RxSwift") },
            swiftSettings: settings
        ),
        .executableTarget(
            name: "FuzzRxSwift",
            dependencies: ["Graphs", "Rx", "RxExtras", .product(name: "RxTest", package: "RxSwift")],
            path: "Sources/Fuzz",
            exclude: [
                "Command", "Comparison", "Run/Case+Run.swift", "Threads/ThreadBench.swift", "Threads/ThreadInput.swift",
            ] + extras,
            swiftSettings: settings
        ),
    ]
}
