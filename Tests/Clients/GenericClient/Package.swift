// swift-tools-version: 6.2
import PackageDescription

// A library of generic functions over every public type, in Swift 6 and in Swift 5 mode: built from scratch for
// release, where the compiler specialises across modules. A warning is an error.
let products = ["Rx", "RxExtras", "RxVirtualTime", "RxTest", "RxTracing", "RxBlocking", "RxStreams"]

let package = Package(
    name: "GenericClient",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Generic", targets: ["Generic6", "Generic5"])],
    dependencies: [.package(name: "Rx", path: "../../..")],
    targets: [("Generic6", SwiftLanguageMode.v6), ("Generic5", .v5)].map { name, mode in
        .target(
            name: name,
            dependencies: products.map { .product(name: $0, package: "Rx") },
            swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
        )
    }
)
