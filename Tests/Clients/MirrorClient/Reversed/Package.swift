// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Reversed",
    platforms: [.macOS(.v10_13)],
    products: [.library(name: "Reversed", targets: ["Reversed"])],
    dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift.git", .upToNextMajor(from: "6.0.0"))],
    targets: [.target(name: "Reversed", dependencies: [.product(name: "RxSwift", package: "RxSwift")])]
)
