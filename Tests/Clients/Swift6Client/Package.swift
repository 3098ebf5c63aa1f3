// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 6 mode. A warning is an error.
let package = Package(
    name: "Swift6Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Swift6Client",
            dependencies: [
                .product(name: "RxDisposables", package: "Rx"),
                .product(name: "RxSchedulers", package: "Rx"),
                .product(name: "RxObservable", package: "Rx"),
                .product(name: "RxSubjects", package: "Rx"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
