// swift-tools-version: 6.2
import PackageDescription

// A package in Swift 6 mode that was written for types that say nothing about threads. A warning is an error.
let package = Package(
    name: "LenientClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..", traits: ["LenientInSwift6"])],
    targets: [
        .executableTarget(
            name: "LenientClient",
            dependencies: [.product(name: "RxSwift", package: "Rx"), .product(name: "RxCocoa", package: "Rx")],
            path: "Sources/Client",
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
