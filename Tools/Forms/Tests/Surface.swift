import Foundation

@testable import Forms

/// A public member of a module, as read by the program that writes forms.
struct PublicMember {
    let path: String
    let home: Extension
    let form: Declaration

    /// The public members of all modules.
    static let all: [PublicMember] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
        let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasPrefix("Rx") && $0.hasSuffix(".swift") }.sorted().flatMap { path in
            members(of: (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "", path)
        }
    }()

    static func members(of text: String, _ path: String) -> [PublicMember] {
        Reader.extensions(in: text).flatMap { home in
            home.members.filter { !home.isProtocol ? $0.isPublic : !$0.modifiers.contains("package") }
                .map { PublicMember(path: path, home: home, form: $0) }
        }
    }

    var module: String { String(path.prefix { $0 != "/" }) }
    /// Whether its module is for RxSwift's users, or for clients in Swift 5 mode.
    var isLenient: Bool { ["RxSwift", "RxCocoa"].contains(module) || path.contains("Lenient") }
    var isObsolete: Bool { (home.attributes + form.attributes).contains { $0.contains("obsoleted: 6.0") } }
    var name: String { "\(path): \(home.type).\(form.signature)" }
}

extension Declaration {
    fileprivate var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
}
