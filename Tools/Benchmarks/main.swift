#if os(macOS) || os(Linux)
import Foundation

// Builds the benchmarks for release and runs them, with the same arguments. They are a package of their own, in the
// folder `Benchmarks`, so neither a test run nor a debug build compiles them.

let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
let command =
    [
        "swift", "run", "-c", "release",
        "--package-path", package.appending(path: "Benchmarks").path(percentEncoded: false),
        "--scratch-path", package.appending(path: ".build-release").path(percentEncoded: false),
        "RxBenchmarks",
    ] + CommandLine.arguments.dropFirst()
var pointers = command.map { strdup($0) } + [nil]
execvp("swift", &pointers)
FileHandle.standardError.write(Data("Can't start swift: \(String(cString: strerror(errno))).\n".utf8))
exit(2)
#endif
