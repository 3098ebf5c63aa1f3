// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
]

let package = Package(
    name: "Forms",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(name: "Forms", path: "Sources", swiftSettings: settings),
        .testTarget(name: "FormsTests", dependencies: ["Forms"], path: "Tests", swiftSettings: settings),
    ]
)
