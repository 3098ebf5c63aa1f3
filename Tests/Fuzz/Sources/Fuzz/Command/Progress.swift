import Foundation
import Synchronization

/// Tells another process which case this one is at, also when it ends there; and ends it when a case takes too long.
final class Progress: Sendable {
    /// How a process ends whose case took too long.
    static let hangStatus: Int32 = 75

    private let file: FileHandle?
    private let steps = Atomic<Int>(0)

    init(_ path: String?, limit: Int) {
        file = path.flatMap { FileHandle(forUpdatingAtPath: $0) }
        Thread.detachNewThread { [self] in
            var (last, seconds) = (-1, 0)
            while seconds < limit {
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
                let now = steps.load(ordering: .relaxed)
                seconds = now == last ? seconds + 1 : 0
                last = now
            }
            _exit(Self.hangStatus)
        }
    }

    /// A case, or another try to make one small, begins.
    func begin(_ index: Int? = nil) {
        steps.add(1, ordering: .relaxed)
        guard let index, let file else { return }
        try? file.seek(toOffset: 0)
        try? file.write(contentsOf: Data("\(index)\n".utf8))
    }

    /// The case that a process was at last.
    static func last(_ path: String) -> Int? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.split(separator: "\n").first.flatMap { Int($0) }
    }
}
