// swift-tools-version: 6.2
import PackageDescription

// Checks random chains against the contracts and against reference models. It uses the library as a client does.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../..", traits: ["ResourceTracing"])],
    targets: [
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                .product(name: "Rx", package: "Rx"),
                .product(name: "RxExtras", package: "Rx"),
                .product(name: "RxTracing", package: "Rx"),
                .product(name: "RxTest", package: "Rx"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["Fuzz", .product(name: "Rx", package: "Rx")],
            swiftSettings: settings
        ),
    ]
)
