// swift-format-ignore-file
@_exported import CoreLocation
@_exported import Foundation
