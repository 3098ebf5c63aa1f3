// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 6 mode. A warning is an error. Its sources are the files of the other two kinds of client, too, in
// `Tests/Clients/Shared`.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Swift6Client",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "Swift6Client", targets: ["Client"])],
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
