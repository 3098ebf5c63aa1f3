// swift-tools-version: 6.2
import PackageDescription

// RxSwift's own sources over the stand-ins; `Tests/Screens/compare` makes the folders beside this file.

let modules: [(name: String, dependencies: [String])] = [
    ("ObjectiveC", []),
    ("RxInterception", ["ObjectiveC"]),
    ("UIKit", ["ObjectiveC", "RxInterception"]),
    ("WebKit", ["ObjectiveC", "RxInterception"]),
    ("RxCocoaRuntime", ["ObjectiveC", "RxInterception", "UIKit", "WebKit"]),
    ("RxSwift", []),
    ("RxRelay", ["RxSwift"]),
    ("RxCocoa", ["RxSwift", "RxRelay", "RxCocoaRuntime", "UIKit", "WebKit"]),
]

// Without assertions, as in an app that is released: with them, RxCocoa traps where this library reports.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings", "-Onone", "-assert-config", "Release"]),
]

let package = Package(
    name: "RxSwiftScreens",
    targets: modules.map { module in
        .target(
            name: module.name,
            dependencies: module.dependencies.map { .target(name: $0) },
            swiftSettings: settings
        )
    } + [
        .executableTarget(
            name: "Scenarios",
            dependencies: ["RxSwift", "RxCocoa", "UIKit", "ObjectiveC", "RxInterception"],
            swiftSettings: settings
        )
    ]
)
