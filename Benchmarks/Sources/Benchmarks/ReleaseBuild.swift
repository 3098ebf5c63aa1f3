#if DEBUG
import Foundation

/// Runs a release build in place of a debug build, which isn't measured itself.
enum ReleaseBuild {
    /// Replaces this process by `swift run -c release` of the same package, with the same arguments.
    ///
    /// That build has a folder of its own, so that the debug build stays as it is.
    ///
    /// - Parameter arguments: The arguments after the command's name.
    /// - Returns: The exit code if `swift` can't be started. Otherwise this doesn't return.
    static func run(arguments: [String]) -> Int32 {
        // This file is <package>/Benchmarks/Sources/Benchmarks/ReleaseBuild.swift.
        var package = URL(filePath: #filePath)
        for _ in 0..<4 {
            package.deleteLastPathComponent()
        }
        let root = package.path(percentEncoded: false)
        let scratch = package.appending(path: ".build-release").path(percentEncoded: false)
        let options = ["-c", "release", "--package-path", root, "--scratch-path", scratch]
        let command = ["swift", "run"] + options + ["Benchmarks"] + arguments
        Program.complain(
            """
            this is a debug build, whose times mean nothing. Building for release, and running that:
                \(command.joined(separator: " "))
            """
        )
        var pointers = command.map { strdup($0) } + [nil]
        execvp("swift", &pointers)
        Program.complain("can't start swift: \(String(cString: strerror(errno))).")
        return Program.ExitCode.unusable
    }
}
#endif
