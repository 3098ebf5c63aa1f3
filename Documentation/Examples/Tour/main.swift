// A live code search in the terminal. LiveSearch.swift holds the chain that does it; start reading there.

import Foundation
import RxDisposables
import RxSchedulers

// If standard input is closed, the next opened file must not take its descriptor.
if fcntl(STDIN_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
do {
    let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
    if options.showsHelp {
        StandardOutput.write(Options.usage + "\n")
    } else {
        _ = try FolderWalk(root: options.folder)  // throws if it can't be read
        exit(searchAndCount(options))
    }
} catch {
    StandardOutput.complain("\(error)")
    exit(2)
}

/// Searches, and then proves that no object of the library is left.
@MainActor
private func searchAndCount(_ options: Options) -> Int32 {
    _ = MainScheduler.instance  // lives as long as the program
    let before = Resources.total
    let code = Search(options: options).run()
    guard Resources.isEnabled else {
        StandardOutput.write("live library objects are counted in debug builds only\n")
        return code
    }
    let deadline = Date(timeIntervalSinceNow: 5)  // threads may still be about to release objects
    while Resources.total != before, Date() < deadline { Main.run(before: Date(timeIntervalSinceNow: 0.005)) }
    let after = Resources.total
    let verdict = after == before ? "nothing leaked" : "LEAKED"
    StandardOutput.write("\(verdict): \(before) live library objects before, \(after) after\n")
    return after == before ? code : 1
}
