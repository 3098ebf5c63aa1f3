import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxSchedulers
import RxSubjects
import RxTraits

/// A page of its own on the terminal, which draws a frame for all that changes within a thirtieth of a second.
@MainActor
final class TerminalPage {
    private let terminal = Terminal()
    private let changes = PublishSubject<Void>()
    private let layout: @MainActor (_ rows: Int, _ columns: Int) -> (lines: [String], cursor: Int)
    private var bag = DisposeBag()

    /// Turns to the page.
    ///
    /// - Parameter layout: The lines of the page, and the column of the cursor, which is in the first line.
    init(layout: @escaping @MainActor (_ rows: Int, _ columns: Int) -> (lines: [String], cursor: Int)) {
        self.layout = layout
        terminal.enter()
        changes
            .throttle(.milliseconds(33), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.draw() })
            .disposed(by: bag)
        ProcessInfo.processInfo.rx.signals(SIGWINCH, SIGCONT, SIGTSTP)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] signal in self?.take(signal) })
            .disposed(by: bag)
        change()
    }

    /// Draws the page anew, soon.
    func change() {
        changes.onNext(())
    }

    /// Turns back to what was there; no frame follows.
    func close() {
        bag = DisposeBag()
        terminal.leave()
    }

    private func take(_ signal: Int32) {
        switch signal {
        case SIGTSTP: terminal.suspend()
        case SIGCONT: terminal.enter()
        default: break  // the size has changed
        }
        change()
    }

    private func draw() {
        let size = Terminal.size
        let (lines, cursor) = layout(size.rows, size.columns)
        terminal.write(TerminalPage.frame(lines, cursor: cursor))
    }

    /// A frame in one go and without clearing anything first, so that nothing flickers.
    nonisolated static func frame(_ lines: [String], cursor: Int) -> String {
        let body = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        // Mode 2026 asks terminals that know it to show the frame when it is complete.
        return "\u{1B}[?2026h\u{1B}[?25l\u{1B}[H\(body)\u{1B}[J\u{1B}[1;\(cursor)H\u{1B}[?25h\u{1B}[?2026l"
    }
}
