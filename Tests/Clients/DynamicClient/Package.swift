// swift-tools-version: 6.2
import PackageDescription

// A program that uses the dynamic libraries, as RxSwift has them.
let package = Package(
    name: "DynamicClient",
    dependencies: [.package(name: "RxSwift", path: "../../..")],
    targets: [
        .executableTarget(
            name: "DynamicClient",
            dependencies: [
                .product(name: "RxSwift-Dynamic", package: "RxSwift"),
                .product(name: "RxRelay-Dynamic", package: "RxSwift"),
                .product(name: "RxCocoa-Dynamic", package: "RxSwift"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "RelayDynamic",
            dependencies: [.product(name: "RxRelay-Dynamic", package: "RxSwift")],
            swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
        ),
    ]
)
