import Foundation

exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst())))
