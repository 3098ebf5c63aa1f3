// swift-format-ignore-file
#if os(macOS)
@_exported import AppKit
#else
@_exported import UIKit
#endif
@_exported import CoreLocation
@_exported import MapKit
