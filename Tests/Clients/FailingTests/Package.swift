// swift-tools-version: 6.2
import PackageDescription

// Tests that fail on purpose, in both frameworks; `Tests/Clients/run` checks where the failures are reported.
let package = Package(
    name: "FailingTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .testTarget(
            name: "FailingTests",
            dependencies: [
                .product(name: "RxObservable", package: "Rx"),
                .product(name: "RxSchedulers", package: "Rx"),
                .product(name: "RxTest", package: "Rx"),
                .product(name: "RxTraits", package: "Rx"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
