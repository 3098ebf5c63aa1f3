import Foundation

let usage = """
    swift run --package-path Tools/Forms Forms [--check] [FOLDER]
    swift run --package-path Tools/Forms Forms new NAME [--timed] [FOLDER]

    Writes the forms of all operators from the table in Tools/Forms/Sources.
    --check writes nothing, and tells which files differ. FOLDER is the package's; the current one by default.
    new writes what a new operator begins with: its file, its test, and its model for the fuzzer. A timed one takes a time
    and a scheduler.
    """
var arguments = Array(CommandLine.arguments.dropFirst())
let isCheck = arguments.contains("--check")
let isTimed = arguments.contains("--timed")
arguments.removeAll { ["--check", "--timed"].contains($0) }
if arguments.contains("--help") || arguments.contains("-h") || arguments == ["new"] {
    print(usage)
    exit(0)
}
let isNew = arguments.first == "new"
let folder = arguments.dropFirst(isNew ? 2 : 0).first ?? FileManager.default.currentDirectoryPath

do {
    let output = Output(root: URL(filePath: folder))
    let changes =
        try isNew ? NewOperator(name: arguments[1], isTimed: isTimed).texts(root: output.root) : output.changes()
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
