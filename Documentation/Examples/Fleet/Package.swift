// swift-tools-version: 6.2
import PackageDescription

// Five workers and a viewer share sequences over a broker. The package uses the library as a client does.
let package = Package(
    name: "Fleet",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Fleet",
            dependencies: [
                .product(name: "Rx", package: "Rx"),
                .product(name: "RxExtras", package: "Rx"),
                .product(name: "RxStreams", package: "Rx"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
