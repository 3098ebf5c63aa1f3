// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v10_15)],
    dependencies: [
        .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.0.0"),
        .package(url: "https://example.com/Middle.git", from: "1.0.0"),
        .package(url: "https://example.com/Reversed.git", from: "1.0.0"),
        .package(url: "https://example.com/Repeated.git", from: "1.0.0"),
    ],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [
                .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
                .product(name: "RxRelay", package: "RxSwift"),
                .product(name: "Middle", package: "Middle"),
                .product(name: "Reversed", package: "Reversed"),
                .product(name: "Repeated", package: "Repeated"),
            ]
        )
    ]
)
