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
    ("CoreLocation", ["ObjectiveC", "RxInterception"]),
    ("Combine", []),
]

let objectiveC = ["ObjectiveC", "RxInterception"]

// The modules, as in the library's manifest; those of screens use the stand-ins, too.
let modules: [(name: String, dependencies: [String])] = [
    ("RxDisposables", []),
    ("RxSchedulers", ["RxDisposables"]),
    ("RxObservable", ["RxDisposables", "RxSchedulers"]),
    ("RxSubjects", ["RxDisposables", "RxSchedulers", "RxObservable"]),
    ("RxRelay", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects"]),
    ("RxTraits", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay"]),
    ("RxVirtualTime", ["RxDisposables", "RxSchedulers"]),
    ("RxTracing", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits"]),
    (
        "RxFoundation",
        ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxTraits"] + objectiveC
    ),
    (
        "RxScreens",
        ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxFoundation", "UIKit"]
            + ["WebKit"] + objectiveC
    ),
    // No system has both UIKit's part and AppKit's: they declare the same names.
    (
        "RxScreensOfAppKit",
        ["RxDisposables", "RxObservable", "RxSubjects", "RxTraits", "RxFoundation", "AppKit"] + objectiveC
    ),
    ("RxCombineBridge", ["RxDisposables", "RxSchedulers", "RxObservable", "RxRelay", "RxTraits", "Combine"]),
    ("RxTest", ["RxDisposables", "RxSchedulers", "RxObservable", "RxTraits", "RxVirtualTime", "RxTracing"]),
    ("Rx", ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits"]),
    (
        "RxSwift",
        ["RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime"]
    ),
    (
        "RxCocoa",
        ["RxDisposables", "RxSchedulers", "RxObservable", "RxRelay", "RxTraits", "RxFoundation", "RxScreens"]
            + ["RxSwift", "UIKit", "WebKit"] + objectiveC
    ),
    // The screens of Documentation/Examples; nothing starts an app here.
    ("Samples", ["Rx", "RxFoundation", "RxScreens", "UIKit"] + objectiveC),
]

let tests: [(name: String, dependencies: [String])] = [
    (
        "RxFoundationTests",
        [
            "CoreLocation", "ObjectiveC", "RxInterception", "RxDisposables", "RxSchedulers", "RxObservable",
            "RxSubjects", "RxTraits", "RxFoundation",
        ]
    ),
    (
        "RxScreensTests",
        [
            "UIKit", "WebKit", "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits",
            "RxFoundation", "RxScreens",
        ] + objectiveC
    ),
    (
        "RxScreensOfAppKitTests",
        ["AppKit", "RxDisposables", "RxSchedulers", "RxObservable", "RxTraits", "RxFoundation", "RxScreensOfAppKit"]
            + objectiveC
    ),
    (
        "RxCombineBridgeTests",
        [
            "Combine", "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits",
            "RxCombineBridge",
        ]
    ),
    ("RxCocoaTests", ["RxSwift", "RxCocoa", "UIKit"] + objectiveC),
    (
        "ScenarioTests",
        ["RxSwift", "RxCocoa", "RxFoundation", "RxObservable", "RxScreens", "RxTraits", "UIKit", "WebKit"] + objectiveC
    ),
    ("SampleTests", ["Samples", "Rx", "RxTest", "RxScreens", "UIKit"] + objectiveC),
    ("UIKitTests", ["ObjectiveC", "RxInterception", "UIKit"]),
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
            .testTarget(name: test.name, dependencies: test.dependencies.map { .target(name: $0) })
        }
)

for target in package.targets {
    if target.name.hasPrefix("RxScreens") {
        target.path = target.type == .test ? "Tests/RxScreensTests" : "Sources/RxScreens"
        target.exclude = target.name.hasPrefix("RxScreensOfAppKit") ? ["UIKit", "WebKit"] : ["AppKit"]
    }
    if target.name == "Samples" { target.exclude = ["App"] }
    // Like apps that come from RxSwift.
    target.swiftSettings = target.name == "RxCocoaTests" ? [.swiftLanguageMode(.v5)] : swiftSettings
    if target.name == "ScenarioTests" {
        target.exclude = ["RxCocoa.txt"]
        // SE-0418, for the list of members, which is written in Swift 6 mode.
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
