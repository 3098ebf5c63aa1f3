// swift-tools-version: 6.2
import PackageDescription

// The library's own sources, built without Apple's frameworks, against small working stand-ins. A package graph can't
// have two targets of one name, so this package doesn't depend on the library: it links to its folders.

// Stand-ins for Apple's frameworks, and for the library's target in Objective-C.
let standIns: [(name: String, dependencies: [String])] = [
    ("ObjectiveC", []),
    ("RxInterception", ["ObjectiveC"]),
    ("UIKit", ["ObjectiveC", "RxInterception"]),
    ("AppKit", ["ObjectiveC", "RxInterception"]),
    ("WebKit", ["ObjectiveC", "RxInterception"]),
    ("Combine", []),
]

let objectiveC = ["ObjectiveC", "RxInterception"]
let core = ["RxDisposables", "RxSchedulers", "RxObservable"]

// The modules, as in the library's manifest; those of screens use the stand-ins, too.
let modules: [(name: String, dependencies: [String])] = [
    ("RxDisposables", []),
    ("RxSchedulers", ["RxDisposables"]),
    ("RxObservable", ["RxDisposables", "RxSchedulers"]),
    ("RxSubjects", core),
    ("RxRelay", core + ["RxSubjects"]),
    ("RxTraits", core + ["RxSubjects", "RxRelay"]),
    ("RxVirtualTime", ["RxDisposables", "RxSchedulers"]),
    ("RxTracing", core + ["RxTraits"]),
    ("RxFoundation", core + ["RxSubjects", "RxTraits"] + objectiveC),
    ("RxScreens", core + ["RxSubjects", "RxRelay", "RxTraits", "RxFoundation", "UIKit", "WebKit"] + objectiveC),
    // No system has both UIKit's part and AppKit's: they declare the same names.
    ("RxScreensOfAppKit", core + ["RxSubjects", "RxTraits", "RxFoundation", "AppKit"] + objectiveC),
    ("RxCombineBridge", core + ["RxRelay", "RxTraits", "Combine"]),
    ("RxTest", core + ["RxTraits", "RxVirtualTime", "RxTracing"]),
    ("Rx", core + ["RxSubjects", "RxRelay", "RxTraits"]),
    ("RxSwift", core + ["RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime"]),
    (
        "RxCocoa",
        core + ["RxRelay", "RxTraits", "RxFoundation", "RxScreens", "RxSwift", "UIKit", "WebKit"] + objectiveC
    ),
]

// The dependencies of tests, besides these.
let base = objectiveC + core + ["RxSubjects", "RxRelay", "RxTraits", "Rx"]

let tests: [(name: String, dependencies: [String])] = [
    ("RxFoundationTests", ["RxFoundation"]),
    ("RxScreensTests", ["UIKit", "WebKit", "RxFoundation", "RxScreens"]),
    ("RxScreensOfAppKitTests", ["AppKit", "RxFoundation", "RxScreensOfAppKit"]),
    ("RxCombineBridgeTests", ["Combine", "RxCombineBridge"]),
    ("ScenarioTests", ["RxSwift", "RxCocoa", "RxFoundation", "RxScreens", "UIKit", "WebKit"]),
    // With the screens of Documentation/Examples; nothing starts an app here.
    ("SampleTests", ["RxTest", "RxFoundation", "RxScreens", "UIKit"]),
]

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

let package = Package(
    name: "Screens",
    targets: (standIns + modules).map { module in
        .target(name: module.name, dependencies: module.dependencies.map { .target(name: $0) })
    }
        + tests.map { test in
            .testTarget(name: test.name, dependencies: (base + test.dependencies).map { .target(name: $0) })
        }
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
