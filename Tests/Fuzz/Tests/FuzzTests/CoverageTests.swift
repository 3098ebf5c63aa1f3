import Foundation
import Testing

@testable import Fuzz

// Each operator of RxExtras is a row of the tables.
extension FuzzTests {
    @Test func `each operator of RxExtras is called by a row or is listed here`() throws {
        let without = [
            "concatMap": "Its closure is asynchronous.",
            "ignoreErrors": "Another name of retry.",
            "repeatWithBehavior": "Another name of repeat.",
            "subscribe": "A subscription, and no sequence.",
            "values": "An asynchronous sequence.",
            "valuesFromNow": "An asynchronous sequence.",
        ]
        let folder = URL(filePath: #filePath).appending(path: "../../../../../Sources/RxExtras/Operators").standardized
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let declared = try files.flatMap { file in
            let own = file.deletingPathExtension().lastPathComponent
            return try String(contentsOf: file, encoding: .utf8).matches(of: #/public (static )?func `?(\w+)`?/#).map {
                // A callable type has the name of its file.
                $0.2 == "callAsFunction" ? own.prefix(1).lowercased() + own.dropFirst() : String($0.2)
            }
        }
        let called = Operator.rxExtras.flatMap { $0.text.matches(of: #/\.`?(\w+)`?(?=\(| \{)/#).map { String($0.1) } }
        #expect(Set(declared).subtracting(called).sorted() == without.keys.sorted())
    }
}
