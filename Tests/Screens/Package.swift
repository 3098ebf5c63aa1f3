// swift-tools-version: 6.2
import PackageDescription

// The library's own sources, built without Apple's frameworks, against small working stand-ins. A package graph can't
// have two targets of one name, so this package doesn't depend on the library: it links to its folders.

// From the lowest layer up: stand-ins for Apple's frameworks and for the library's target in Objective-C, and the
// library's modules. No system has both UIKit's part of RxScreens and AppKit's: they declare the same names.
let modules = [
    "ObjectiveC", "RxInterception", "Combine", "AppKit", "UIKit", "WebKit", "RxDisposables", "RxSchedulers",
    "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime", "RxTracing", "RxFoundation",
    "RxScreensOfAppKit", "RxScreens", "RxCombineBridge", "RxTest", "Rx", "RxSwift", "RxCocoa",
]

// SampleTests has the screens of Documentation/Examples; nothing starts an app here.
let tests = [
    "RxFoundationTests", "RxScreensTests", "RxScreensOfAppKitTests", "RxCombineBridgeTests", "ScenarioTests",
    "SampleTests",
]

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

// Each may import those below it; the library's manifest says which it does.
func dependencies(_ names: some Sequence<String>) -> [Target.Dependency] { names.map { .target(name: $0) } }

let package = Package(
    name: "Screens",
    targets: modules.enumerated().map { .target(name: $1, dependencies: dependencies(modules[..<$0])) }
        + tests.map { .testTarget(name: $0, dependencies: dependencies(modules)) }
)

for target in package.targets {
    if target.name.hasPrefix("RxScreens") {
        target.path = target.type == .test ? "Tests/RxScreensTests" : "Sources/RxScreens"
        target.exclude = target.name.hasPrefix("RxScreensOfAppKit") ? ["UIKit", "WebKit"] : ["AppKit"]
    }
    if target.name == "SampleTests" { target.exclude = ["Screens/App"] }
    target.swiftSettings = swiftSettings
    if target.name == "ScenarioTests" {
        target.exclude = ["RxCocoa.txt"]
        // Like apps that come from RxSwift; and SE-0418, for the list of members, which is written in Swift 6 mode.
        target.swiftSettings = [.swiftLanguageMode(.v5), .enableUpcomingFeature("InferSendableFromCaptures")]
    }
    if ["RxSwift", "RxCocoa"].contains(target.name) { target.swiftSettings?[0] = .swiftLanguageMode(.v5) }
    // Swift Testing has overlays for Apple's frameworks, which don't match the stand-ins.
    if target.type == .test {
        target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
    }
    if target.name == "RxDisposables" { target.swiftSettings?.append(.enableExperimentalFeature("RawLayout")) }
    if ["RxDisposables", "RxObservable"].contains(target.name) {
        target.swiftSettings?.append(.enableExperimentalFeature("BuiltinModule"))
    }
}
