// swift-tools-version: 6.2
import PackageDescription

// RxSwift's own sources over the stand-ins; `Tests/Screens/compare` makes the folders beside this file. From the lowest
// layer up: each may import those below it.
let modules = ["RxSwift", "RxRelay", "ObjectiveC", "RxInterception", "UIKit", "WebKit", "RxCocoaRuntime", "RxCocoa"]

// Without assertions, as in an app that is released: with them, RxCocoa traps where this library reports.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings", "-Onone", "-assert-config", "Release"]),
]

func dependencies(_ names: some Sequence<String>) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
    name: "RxSwiftScreens",
    targets: modules.enumerated().map {
        .target(name: $1, dependencies: dependencies(modules[..<$0]), swiftSettings: settings)
    } + [.executableTarget(name: "Scenarios", dependencies: dependencies(modules), swiftSettings: settings)]
)
