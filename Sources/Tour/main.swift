// A live code search in the terminal. LiveSearch.swift holds the chain that does it; start reading there.

import Foundation
import RxDisposables
import RxSchedulers

do {
    switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .help:
        StandardOutput.write(Command.usage + "\n")
    case .operators(let request):
        exit(OperatorCourse.run(request))
    case .lifetimes:
        exit(Lifetimes.show(style: Style(isColored: Terminal.wantsColor)) ? 0 : 1)
    case .search(let options):
        _ = try FolderWalk(root: options.folder)  // can it be read at all?
        exit(searchAndCount(options))
    }
} catch let error as UsageError {
    StandardOutput.complain("\(error.message) See 'Tour --help'.")
    exit(2)
} catch {
    StandardOutput.complain(String(describing: error))
    exit(2)
}

/// Searches, and then proves that no object of the library is left.
@MainActor
private func searchAndCount(_ options: SearchOptions) -> Int32 {
    _ = MainScheduler.instance  // lives as long as the program
    let before = Resources.total
    let code: Int32
    do {
        let recording = try options.timeline.map { try Recording(file: $0) }
        code = search(options)
        try recording?.finish()
    } catch {
        StandardOutput.complain("Can't write '\(TextLayout.printable(options.timeline ?? ""))': \(error)")
        return 2
    }
    guard Resources.isEnabled else {
        StandardOutput.write("live library objects are counted in debug builds only\n")
        return code
    }
    // Timers and threads that were told to end may still be about to.
    MainLoop.run(before: Date(timeIntervalSinceNow: 5), polling: 0.005) { Resources.total == before }
    let after = Resources.total
    let verdict = after == before ? "nothing leaked" : "LEAKED"
    StandardOutput.write("\(verdict): \(before) live library objects before, \(after) after\n")
    return after == before ? code : 1
}

/// Searches for what is typed by whoever does.
@MainActor
private func search(_ options: SearchOptions) -> Int32 {
    let input = options.script == nil ? StandardInput.detect() : .nothing
    let place = Terminal.understandsEscapes ? Terminal.size.columns : 120
    let display: any Display
    if case .keys = input {
        display = TerminalDisplay(folder: options.folder.inFull)
    } else {
        display = PlainDisplay(limit: options.limit, style: Style(isColored: Terminal.wantsColor), width: place)
        StandardOutput.write("Tour searches \(TextLayout.printable(options.folder.inFull))\n")
    }
    switch input {
    case .keys:
        let session = Session(
            CodeSearch(folder: options.folder, mostHits: Screen.mostHits),
            on: display,
            isAsync: options.isAsync
        )
        return session.run(session.echoing(typedKeys()))
    case .lines(let first):
        let session = Session(
            CodeSearch(folder: options.folder, mostHits: options.limit),
            on: display,
            isAsync: options.isAsync
        )
        return session.run(typedLines(first: first))
    case .nothing:
        let script = options.script ?? SearchOptions.defaultScript
        if options.script == nil {
            StandardOutput.write("Nobody types, so a script does: \(script.joined(separator: ", "))\n")
        }
        let isTyping = Switch()
        let code = CodeSearch(folder: options.folder, mostHits: options.limit, pausesAtFirstHit: { isTyping.isOn })
        let session = Session(code, on: display, isAsync: options.isAsync)
        return session.run(session.typing(script, isTyping))
    }
}

extension String {
    /// The path from the root of the file system, without links.
    fileprivate var inFull: String {
        guard let path = realpath(self, nil) else { return self }
        defer { free(path) }
        return String(cString: path)
    }
}
