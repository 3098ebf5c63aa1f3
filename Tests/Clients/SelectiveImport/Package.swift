// swift-tools-version: 6.2
import PackageDescription

// One client for each module; `Tests/Clients/run` checks which modules are linked into it.
let modules = [
    "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime",
    "RxExtras", "RxTracing", "RxFoundation", "RxStreams", "RxTest", "RxBlocking", "Rx", "RxCocoa",
]

let package = Package(
    name: "SelectiveImport",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: modules.map { module in
        .executableTarget(
            name: "Only\(module)",
            dependencies: [.product(name: module, package: "Rx")],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]
        )
    }
)
