// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 6 mode in which everything is on the main actor unless it says otherwise, as in a new project of Xcode. A
// warning is an error. Its sources are the files of the other two kinds of client, too, in `Tests/Clients/Shared`.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "MainActorClient",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "MainActorClient", targets: ["Client"])],
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
