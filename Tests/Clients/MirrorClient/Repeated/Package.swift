// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Repeated",
    platforms: [.macOS(.v10_15)],
    products: [.library(name: "Repeated", targets: ["Repeated"])],
    dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift.git", .upToNextMajor(from: "6.0.0"))],
    targets: [.target(name: "Repeated", dependencies: [.product(name: "RxSwift", package: "RxSwift")])]
)
