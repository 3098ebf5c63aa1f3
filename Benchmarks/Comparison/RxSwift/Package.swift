// swift-tools-version: 6.2
import PackageDescription

// The work of the comparison as RxSwift's users write it: one source, compiled with this library's drop-in modules or,
// if RXSWIFT_VERSION names a version, with RxSwift itself: `Benchmarks/compare --rxswift 6.10.2`. It is a package of
// its own, since the modules of both have the same names.
let version = Context.environment["RXSWIFT_VERSION"]

let package = Package(
    name: "RxSwiftWork",
    platforms: [.macOS(.v15)],
    dependencies: [
        version.map { .package(url: "https://github.com/ReactiveX/RxSwift", exact: Version(stringLiteral: $0)) }
            ?? .package(name: "RxSwift", path: "../../..")
    ],
    targets: [
        .executableTarget(
            name: "RxSwiftWork",
            dependencies: [
                .product(name: "RxSwift", package: "RxSwift"),
                .product(name: "RxCocoa", package: "RxSwift"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ]
)
