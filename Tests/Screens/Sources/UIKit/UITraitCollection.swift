// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC

/// UIKit/UIInterface.h.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// UIKit/UITraitCollection.h, reduced.
@MainActor
public final class UITraitCollection: NSObject {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let displayScale: Double

    public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: Double = 1) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }
}

/// UIKit/UITraitCollection.h.
@MainActor
public protocol UITraitEnvironment: AnyObject {}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIResponder: UITraitChangeObservable, UITraitEnvironment {
    @discardableResult
    public func registerForTraitChanges<Object: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ object: Object, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits) { object, previous in
            if let object = object as? Object { handler(object, previous) }
        }
        traitRegistrations.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRegistrations.removeAll { $0 === registration }
    }

    /// The system changes a trait: registered closures are called.
    public func change(style: UIUserInterfaceStyle) {
        change(UITraitCollection(userInterfaceStyle: style, displayScale: traitCollection.displayScale))
    }

    public func change(scale: Double) {
        change(UITraitCollection(userInterfaceStyle: traitCollection.userInterfaceStyle, displayScale: scale))
    }

    private func change(_ traits: UITraitCollection) {
        let previous = traitCollection
        traitCollection = traits
        let styleChanged = previous.userInterfaceStyle != traits.userInterfaceStyle
        let scaleChanged = previous.displayScale != traits.displayScale
        for registration in traitRegistrations {
            let concerned = registration.traits.contains { trait in
                trait == UITraitUserInterfaceStyle.self && styleChanged
                    || trait == UITraitDisplayScale.self && scaleChanged
            }
            if concerned { registration.handler(self, previous) }
        }
    }
}
