#if os(Linux)
import Foundation
import Testing

@testable import RxStreams

struct DescriptorTests {
    // A process of its own, since other tests start programs and make pipes, too.
    @Test(.timeLimit(.minutes(5)))
    func `no program inherits a pipe that another thread makes at the same time`() async throws {
        await #expect(processExitsWith: .success) {
            let usual = inheritedPipes()
            Thread.detachNewThread { while true { _ = try? Descriptor.pipe() } }
            for _ in 0..<300 { precondition(inheritedPipes() == usual) }
        }
    }
}

/// How many ends of pipes a program inherits that is started now.
private func inheritedPipes() -> Int {
    let path = FileManager.default.temporaryDirectory.appending(path: "Rx-\(UUID().uuidString)").path
    defer { unlink(path) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT, 0o600)
    var number = pid_t()
    let arguments = ["ls", "-l", "/proc/self/fd"].map { (word: String) in strdup(word) }
    defer { arguments.forEach { free($0) } }
    precondition(posix_spawn(&number, "/bin/ls", &actions, nil, arguments + [nil], environ) == 0)
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    precondition(status == 0)
    let lines = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return lines.split(separator: "\n").filter { $0.contains("pipe:") }.count
}
#endif
