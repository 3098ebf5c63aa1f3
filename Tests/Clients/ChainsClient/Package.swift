// swift-tools-version: 6.2
import PackageDescription

// Fifty chains of ten operators, as users write them. An expression that takes long to type-check is a warning, and so
// an error.
let package = Package(
    name: "ChainsClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "ChainsClient",
            dependencies: [.product(name: "Rx", package: "Rx"), .product(name: "RxVirtualTime", package: "Rx")],
            swiftSettings: [
                .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
                .unsafeFlags(["-Xfrontend", "-warn-long-expression-type-checking=300"]),
            ]
        )
    ]
)
