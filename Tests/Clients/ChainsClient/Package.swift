// swift-tools-version: 6.2
import PackageDescription

// Fifteen chains of ten operators, as users write them. `../run` checks how long their type-checking takes.
let package = Package(
    name: "ChainsClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "ChainsClient",
            dependencies: [.product(name: "Rx", package: "Rx"), .product(name: "RxVirtualTime", package: "Rx")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
