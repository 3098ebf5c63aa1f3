// swift-tools-version: 6.2
import PackageDescription

// An app as written with RxSwift since 2019, in Swift 5 mode: the imports are RxSwift's, and so is every line.
// STRICT_CONCURRENCY=complete builds it with complete checking.
let checking: [SwiftSetting] =
    Context.environment["STRICT_CONCURRENCY"] == "complete" ? [.enableExperimentalFeature("StrictConcurrency")] : []
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + checking

let package = Package(
    name: "RxSwiftClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "RxSwift", path: "../../..")],
    targets: [
        // A library that declares names of this package that RxSwift doesn't have.
        .target(name: "Collections", swiftSettings: settings),
        .executableTarget(
            name: "RxSwiftClient",
            dependencies: [
                "Collections",
                .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
                .product(name: "RxRelay", package: "RxSwift"),
                .product(name: "RxBlocking", package: "RxSwift"),
                .product(name: "RxExtras", package: "RxSwift"),
            ],
            swiftSettings: settings
        ),
        // RxSwift's other products, without the product `RxSwift`.
        .executableTarget(
            name: "RelayAlone",
            dependencies: [.product(name: "RxRelay", package: "RxSwift")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "TestAlone",
            dependencies: [.product(name: "RxTest", package: "RxSwift")],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "BlockingAlone",
            dependencies: [.product(name: "RxBlocking", package: "RxSwift")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RxSwiftClientTests",
            dependencies: [
                "RxSwiftClient",
                .product(name: "RxExtras", package: "RxSwift"),
                .product(name: "RxTest", package: "RxSwift"),
                .product(name: "RxBlocking", package: "RxSwift"),
            ],
            swiftSettings: settings
        ),
    ]
)
