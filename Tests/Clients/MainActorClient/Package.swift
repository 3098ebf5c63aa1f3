// swift-tools-version: 6.2
import PackageDescription

// A client in Swift 6 mode in which everything is on the main actor unless it says otherwise. A warning is an error.
let package = Package(
    name: "MainActorClient",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [
        .executableTarget(
            name: "MainActorClient",
            dependencies: [
                .product(name: "RxDisposables", package: "Rx"),
                .product(name: "RxSchedulers", package: "Rx"),
                .product(name: "RxObservable", package: "Rx"),
                .product(name: "RxSubjects", package: "Rx"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .treatAllWarnings(as: .error),
            ]
        )
    ]
)
