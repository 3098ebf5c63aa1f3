import Testing

/// Texts that no file may contain, each found by a pattern.
struct PatternTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        /// The rule, as a failure reports it.
        let testDescription: String
        /// The paths of the files that it applies to.
        let files: String
        /// The forbidden pattern.
        let pattern: String
        /// Lines that match, and similar lines that don't.
        let bad: [String]
        let good: [String]
    }

    /// The text before a word in code, outside a comment.
    private static let code = #"^(?:(?!//).)*?"#
    private static let withFoundation = """
        RxSchedulers|RxVirtualTime|RxFoundation|RxStreams|RxScreens|RxCombineBridge|RxTest|RxBlocking|RxCocoa
        """
    /// The files that decode, describe, measure, or give objects a reactive side.
    private static let filesWithFoundation = """
        Operators/Decode|OlderSystems/DecodeOnOlderSystems|Main/MainObservable\\+Decode|Instrumentation/CallStackWords|\
        Operators/TimeInterval|Reactive/NSObject\\+Rx
        """
    /// The public names that are allowed: those of RxSwift, and the type of `catch`.
    private static let namesOfRxSwift = """
        LenientCatchOperator|RxCocoaError|SectionedViewDataSourceType|DelegateProxy|DelegateProxyType|\
        RxTableViewDataSourceType|RxCollectionViewDataSourceType|KVORepresentable|RxObservable|Variable|\
        UIBindingObserver|RxAbstractInteger
        """
    /// Targets of public packages: SwiftPM refuses a graph where products lead to two of one name, used or not.
    ///
    /// `Rx`, an umbrella of RxSwift in four small packages, and `RxTraits`, in one, are taken, too, and kept.
    private static let takenNames = """
        RxUIKit|RxAppKit|RxWebKit|RxCombine|RxTesting|RxHelper|RxDataSources|Differentiator|RxSwiftExt|RxGesture|\
        RxKeyboard|RxOptional|RxFlow|RxViewController|RxCoreLocation|RxMKMapView|RxRealm|RxRealmDataSources|\
        RxAnimated|RxTheme|RxWKWebView|RxBluetoothKit|RxAlamofire|RxNimble|RxSwiftUtilities|RxReachability|RxCoreData|\
        RxMoya|RxKingfisher|RxNuke|RxGRDB|RxApollo|RxFirebase|RxMediaPlayer|RxBiBinding|RxASDataSources|RxFeedback|\
        RxReduce|RxState|RxUserDefaults|RxWebSocket|RxStarscream|NSObject-Rx|NSObject_Rx|Action|Moya|ReactorKit|\
        XCoordinatorRx
        """

    static let rules = [
        Rule(
            testDescription: "The root package depends on no other package, and on no binary.",
            files: "^Package.swift$",
            pattern: #"\.package\(|Package\.Dependency|\.product\(|\.binaryTarget\(|\.plugin\("#,
            bad: [
                "dependencies: [.package(url: \"https://example.com/a\", from: \"1.0.0\")]", ".package(path: \"../a\")",
                ".product(name: \"A\", package: \"a\")", ".binaryTarget(name: \"A\", path: \"A.zip\")",
                "let list: [Package.Dependency] = []",
            ],
            good: [".library(name: \"A\", targets: [\"A\"])"]
        ),
        Rule(
            testDescription: "No target has the name of a target of a public package.",
            files: "^Package.swift$",
            pattern: "\"(?:\(takenNames))\"",
            bad: ["    (\"RxUIKit\", [\"RxTraits\"]),", ".target(name: \"Action\")"],
            good: ["    (\"RxScreens\", [\"RxTraits\"]),", "// Actions, not RxUIKit"]
        ),
        Rule(
            testDescription: "Only the modules and files in this list import Foundation, which clients then link.",
            files: "^Sources/(?!(?:\(withFoundation))/|.*(?:\(filesWithFoundation))\\.swift$).*\\.swift$",
            pattern: code + #"\bimport (?:\w+ )?Foundation"#,
            bad: [
                "import Foundation", "internal import FoundationEssentials", "@preconcurrency public import Foundation",
                "import class Foundation.NSLock", "import Testing; import Foundation",
            ],
            good: ["// import Foundation", "import Synchronization", "let important = Foundation"]
        ),
        // Clients in Swift 5 mode see the members of each module that is loaded.
        Rule(
            testDescription: "Below RxScreens, no module imports a user interface.",
            files: #"^Sources/(?!Rx/|RxScreens/|RxCocoa/).*\.swift$"#,
            pattern: code + #"\bimport (?:\w+ )?(?:SwiftUI|UIKit|AppKit|WebKit)\b"#,
            bad: ["public import SwiftUI", "import class UIKit.UIView"],
            good: ["// import SwiftUI", "public import Observation"]
        ),
        Rule(
            testDescription: "RxDisposables doesn't import Dispatch.",
            files: #"^Sources/RxDisposables/.*\.swift$"#,
            pattern: code + #"\bimport (?:\w+ )?Dispatch\b"#,
            bad: ["import Dispatch", "public import class Dispatch.DispatchQueue"],
            good: ["/// import Dispatch"]
        ),
        // Another library may declare other names, and a name that two modules declare is ambiguous.
        Rule(
            testDescription: "RxSwift and RxCocoa export the names that RxSwift has, not a whole module.",
            files: "^Sources/(?:RxSwift|RxCocoa)/",
            pattern: #"^@_exported .*import \w+$(?<!public import RxSwift)"#,
            bad: ["@_exported public import RxObservable"],
            good: [
                "@_exported public import class RxObservable.Observable", "@_exported public import RxSwift",
                "public import RxObservable",
            ]
        ),
        Rule(
            testDescription: "RxSwift doesn't have this public name. If it is needed, add it to `namesOfRxSwift`.",
            files: "^Sources/(?:RxSwift|RxCocoa)/",
            pattern:
                #"^(?:public|open) (?:final |indirect )?(?:class|struct|enum|protocol|typealias|func|var|let|actor) "#
                + "(?!(?:\(namesOfRxSwift))\\b)",
            bad: ["public struct Chain {}", "public func withDisposeBag() {}", "open class Lifetime {}"],
            good: ["public enum RxCocoaError: Error {}", "struct Chain {}", "    public struct Chain {}"]
        ),
        Rule(
            testDescription: "The message of a trap names the state, its cause and the remedy.",
            files: #"^Sources/.*\.swift$"#,
            pattern: code + #"\b(?:fatalError|preconditionFailure|assertionFailure)\s*\(\s*(?:"")?\s*\)"#,
            bad: ["fatalError()", "preconditionFailure( )", "    assertionFailure()", "fatalError(\"\")"],
            good: ["fatalError(\"Second assignment.\")", "fatalError(message)", "// fatalError()", "myfatalError()"]
        ),
        // The `sleep` of a virtual-time scheduler, or of its `testClock`, doesn't wait, and a clock may declare one.
        Rule(
            testDescription: "A test waits for a condition and never sleeps: a fixed time is too long or too short.",
            files: #"^Tests/(?!RepositoryTests/).*\.swift$"#,
            pattern: code + #"(?:\b(?i:(?!testclock)\w*(?:thread|task|clock|glibc|darwin))|[>)])\s*\.\s*sleep\s*\("#
                + "|" + code + #"(?<![\w.])(?<!func )(?:u|nano)?sleep\s*\("#,
            bad: [
                "sleep(1)", "usleep(10)", "nanosleep(&a, nil)", "Thread.sleep(forTimeInterval: 1)",
                "try await Task.sleep(for: .seconds(1))", "try await clock.sleep (until: a)",
                "Task<Never, Never>.sleep(nanoseconds: 1)", "ContinuousClock().sleep(for: a)",
            ],
            good: [
                "// sleep(1)", "asleep()", "let sleep = 1", "scheduler.sleep(5)", "testClock.sleep(for: a)",
                "func sleep(until deadline: Instant)",
            ]
        ),
        Rule(
            testDescription: "A comment has no note of work to be done. Do the work, or open an issue.",
            files: ".",
            pattern: #"\b(?:TO[D]O|FIX[M]E|X[X]X|HA[C]K)\b"#,
            bad: ["let b = 1  // TO" + "DO: c", "FIX" + "ME", "a XX" + "X", "HA" + "CK."],
            good: ["hack", "TODOS"]
        ),
        Rule(
            testDescription: "On Mac Catalyst, AppKit can be imported and has no views.",
            files: #"^Sources/.*\.swift$"#,
            pattern: #"^#if canImport\(AppKit\)(?! && !targetEnvironment\(macCatalyst\))"#,
            bad: ["#if canImport(AppKit)"],
            good: ["#if canImport(AppKit) && !targetEnvironment(macCatalyst)"]
        ),
        Rule(
            testDescription: "After Darwin and Glibc, a choice of C library has branches for Musl and Android.",
            files: #"^(?:Sources|Tests/TestSupport)/.*\.swift$"#,
            pattern: #"^ *#elseif canImport\(Glibc\)\n"#
                + #"(?!.*\n *#elseif canImport\(Musl\)\n.*\n *#elseif canImport\(Android\)\n)"#,
            bad: ["#elseif canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#endif"],
            good: [
                "#elseif canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n"
                    + "#elseif canImport(Android)\nimport Android\n#endif"
            ]
        ),
        // The formatter checks only code.
        Rule(
            testDescription: "A comment is at most 120 columns wide.",
            files: #"^Sources/.*\.swift$"#,
            pattern: "^(?= *//).{121,}",
            bad: ["// " + String(repeating: "a", count: 118)],
            good: ["// " + String(repeating: "a", count: 117), "let a = " + String(repeating: "b", count: 120)]
        ),
    ]

    /// The files that must show a use; the tests of the forms' table check the operators of `RxObservable`.
    private static let shown = """
        ^Sources/(?:RxExtras/Operators/.*|RxSubjects/\\w+Subject|RxRelay/\\w+Relay|RxSchedulers/\\w+Scheduler|\
        RxTraits/\\w+/(?:Single|Maybe|Completable|Driver|Signal|Infallible|Binder|Control\\w+))\\.swift$
        """

    @Test(arguments: rules) func `no file contains a forbidden text`(rule: Rule) {
        let files = Repository.current.texts.filter { !$0.key.matches(rule.files).isEmpty }
        #expect(!files.isEmpty, "\(rule.files)")
        for (path, text) in files {
            for match in text.matches(rule.pattern) { Issue.record("\(path):\(match.line): \(rule.testDescription)") }
        }
    }

    @Test(arguments: rules) func `the pattern finds the bad samples and none of the good ones`(rule: Rule) {
        for line in rule.bad { #expect("a\n\(line)\nb".matches(rule.pattern).map(\.line) == [2], "\(line)") }
        for line in rule.good { #expect("a\n\(line)\nb".matches(rule.pattern).isEmpty, "\(line)") }
    }

    @Test func `each operator of RxExtras, subject, relay, trait and scheduler shows its use`() {
        let files = Repository.current.texts.filter { !$0.key.matches(Self.shown).isEmpty }
        #expect(files.count > 80)
        for (path, text) in files { #expect(text.contains("/// ```swift"), "\(path):1: there is no ```swift in it.") }
    }

    @Test func `no file is a leftover of an editor, merge, crash or profiler`() {
        let leftover =
            #"(?:~|\.(?:orig|rej|bak|swp|tmp|log|profraw|o|trace|pyc|DS_Store))$|(?:^|/)(?:core(?:\.\d+)?|a\.out)$| copy"#
        for path in Repository.current.paths where !path.matches(leftover).isEmpty { Issue.record("\(path)") }
        for path in ["A.swift.orig", "a~", "Tests/.DS_Store", "core.123", "default.profraw", "A copy.swift", "x.log"] {
            #expect(!path.matches(leftover).isEmpty, "\(path)")
        }
        for path in ["Sources/Core.swift", "README.md", ".ci/run"] {
            #expect(path.matches(leftover).isEmpty, "\(path)")
        }
    }
}
