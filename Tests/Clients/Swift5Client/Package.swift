// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 5 mode. A warning is an error. Its sources are the files of the other two kinds of client, too, in
// `Tests/Clients/Shared`.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Swift5Client",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "Swift5Client", targets: ["Client"])],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [.product(name: "Rx", package: "Rx"), .product(name: "RxExtras", package: "Rx")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "ClientTests",
            dependencies: [
                "Client",
                .product(name: "Rx", package: "Rx"),
                .product(name: "RxExtras", package: "Rx"),
                .product(name: "RxTest", package: "Rx"),
                .product(name: "RxBlocking", package: "Rx"),
            ],
            swiftSettings: settings
        ),
    ]
)
