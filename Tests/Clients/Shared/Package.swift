// swift-tools-version: 6.2
import PackageDescription

// The three kinds of client, as CLIENT says: in Swift 6 mode, in Swift 5 mode, or in Swift 6 mode with everything on the
// main actor unless it says otherwise, as in a new project of Xcode. A warning is an error.
let client = Context.environment["CLIENT"] ?? "Swift6Client"
let modes: [String: [SwiftSetting]] = [
    "Swift6Client": [.swiftLanguageMode(.v6)],
    "Swift5Client": [.swiftLanguageMode(.v5)],
    "MainActorClient": [
        .swiftLanguageMode(.v6),
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
    ],
]
let settings = (modes[client] ?? []) + [.treatAllWarnings(as: .error)]
let products = ["Rx", "RxExtras"].map { Target.Dependency.product(name: $0, package: "Rx") }
let testProducts = ["RxTest", "RxBlocking"].map { Target.Dependency.product(name: $0, package: "Rx") }

let package = Package(
    name: client,
    platforms: [.macOS(.v15)],
    products: [.executable(name: client, targets: ["Client"])],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(name: "Client", dependencies: products, path: "App", swiftSettings: settings),
        .testTarget(
            name: "ClientTests",
            dependencies: ["Client"] + products + testProducts,
            path: "Tests",
            swiftSettings: settings
        ),
    ]
)
