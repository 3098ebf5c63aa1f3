// swift-tools-version: 6.2
import PackageDescription

// Two nodes that share sequences over a custom actor system.
let package = Package(
    name: "NodesClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .testTarget(
            name: "NodesTests",
            dependencies: ["Rx", "RxDistributed", "RxVirtualTime"].map { .product(name: $0, package: "Rx") },
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
