// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 5 mode.
let package = Package(
    name: "Swift5Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Swift5Client",
            dependencies: [
                .product(name: "RxDisposables", package: "Rx"),
                .product(name: "RxSchedulers", package: "Rx"),
                .product(name: "RxObservable", package: "Rx"),
                .product(name: "RxSubjects", package: "Rx"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ]
)
