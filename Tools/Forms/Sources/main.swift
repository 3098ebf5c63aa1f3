import Foundation

// swift run --package-path Tools/Forms                  writes the forms of all operators into the package
// swift run --package-path Tools/Forms Forms --check    lists the files that differ from what the table gives

let usage = """
    swift run --package-path Tools/Forms Forms [--check] [FOLDER]

    Writes the forms of all operators from the table in Tools/Forms/Sources, and Tools/Forms/README.md.
    --check writes nothing, and tells which files differ. FOLDER is the package's; the current one by default.
    """
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") || arguments.contains("-h") {
    print(usage)
    exit(0)
}
let isCheck = arguments.contains("--check")
arguments.removeAll { $0 == "--check" }
let folder = arguments.first ?? FileManager.default.currentDirectoryPath

do {
    let output = Output(root: URL(filePath: folder))
    let changes = try output.changes()
    for path in changes.keys.sorted() { print(isCheck ? "differs: \(path)" : "written: \(path)") }
    if isCheck {
        exit(changes.isEmpty ? 0 : 1)
    }
    try output.write(changes)
    if changes.isEmpty { print("All forms are as the table gives them.") }
} catch {
    FileHandle.standardError.write(Data("Forms: \(error)\n".utf8))
    exit(2)
}
