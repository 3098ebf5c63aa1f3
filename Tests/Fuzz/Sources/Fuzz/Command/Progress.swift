import Foundation
import Synchronization

/// Reports the current case to another process, also if this one ends in it; and ends it when a case takes too long.
final class Progress: Sendable {
    /// The exit status of a process whose case took too long.
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

    /// A case, or an attempt to shrink one, begins.
    func begin(_ index: Int? = nil) {
        steps.add(1, ordering: .relaxed)
        guard let index, let file else { return }
        try? file.seek(toOffset: 0)
        try? file.write(contentsOf: Data("\(index)\n".utf8))
    }

    /// The last case of a process.
    static func last(_ path: String) -> Int? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.split(separator: "\n").first.flatMap { Int($0) }
    }
}
