// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Middle",
    products: [.library(name: "Middle", targets: ["Middle"])],
    dependencies: [.package(url: "https://github.com/ReactiveX/RxSwift.git", .upToNextMajor(from: "6.0.0"))],
    targets: [.target(name: "Middle", dependencies: [.product(name: "RxSwift", package: "RxSwift")])]
)
