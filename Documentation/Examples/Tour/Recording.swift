import Foundation
import Rendering
import RxDisposables
import RxTest
import RxTracing

/// Records the live search while it runs, and writes it down: as a picture, or for a trace viewer.
struct Recording {
    private let file: String
    private let timeline: Timeline
    private let installation: any Cancelable

    /// Begins to record.
    ///
    /// - Parameter file: The file to write; a picture if it ends in `.svg`, else a trace.
    /// - Throws: The reason why the file can't be written, before anything is searched.
    init(file: String) throws {
        try "".write(toFile: file, atomically: false, encoding: .utf8)
        self.file = file
        // A picture has room only for named checkpoints; a trace has all subscriptions.
        let isPicture = file.hasSuffix(".svg")
        timeline = Timeline(where: { $0.isCheckpoint || !isPicture })
        installation = Tracing.install(timeline)
    }

    /// Stops, and writes the file.
    ///
    /// - Throws: The reason why it can't be written.
    func finish() throws {
        installation.dispose()
        let text = file.hasSuffix(".svg") ? picture : timeline.chromeTrace
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        StandardOutput.write("The timeline is in \(TextLayout.printable(file))\n")
    }

    /// As many columns for a long search as for a short one.
    private var picture: String {
        let duration = timeline.events.last?.time ?? .zero
        return timeline.marbles(every: max(duration / 100, .milliseconds(1))).svg
    }
}
