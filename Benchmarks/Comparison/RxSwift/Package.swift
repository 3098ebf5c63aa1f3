// swift-tools-version: 6.2
import PackageDescription

// The work of the comparison as RxSwift's users write it: one source, compiled with this library's drop-in modules or,
// if RXSWIFT is the path of a checkout, with RxSwift itself: `Benchmarks/compare rxswift=PATH`. It is a package of its
// own, since the modules of both have the same names.
let checkout = Context.environment["RXSWIFT"]
// RxSwift's manifest has no RxCocoa on Linux, so `Benchmarks/compare` copies the part that isn't for Apple's systems.
let isCopied = Context.environment["RXCOCOA"] != nil
let cocoa: Target.Dependency = isCopied ? "RxCocoa" : .product(name: "RxCocoa", package: "RxSwift")
let dependencies: [Target.Dependency] = [.product(name: "RxSwift", package: "RxSwift"), cocoa]
let settings: [SwiftSetting] =
    [.swiftLanguageMode(.v5)] + (checkout == nil ? [] : [.define("RXSWIFT"), .unsafeFlags(["-suppress-warnings"])])

let package = Package(
    name: "RxSwiftWork",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "RxSwift", path: checkout ?? "../../..")],
    targets: [
        .executableTarget(name: "RxSwiftWork", dependencies: dependencies, swiftSettings: settings),
        .executableTarget(name: "RxSwiftLoad", dependencies: dependencies + ["LiveMemory"], swiftSettings: settings),
        .target(name: "LiveMemory"),
    ]
)
if isCopied {
    package.targets.append(
        .target(
            name: "RxCocoa",
            dependencies: [
                .product(name: "RxSwift", package: "RxSwift"), .product(name: "RxRelay", package: "RxSwift"),
            ],
            swiftSettings: settings
        )
    )
}
