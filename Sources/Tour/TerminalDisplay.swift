import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxSchedulers
import RxSubjects
import RxTraits

/// Draws on a terminal, a frame for all that changes within a thirtieth of a second.
@MainActor
final class TerminalDisplay: Display {
    private let terminal = Terminal()
    private let changes = PublishSubject<Void>()
    private var bag = DisposeBag()
    private var screen: Screen

    /// Turns to a page of its own.
    ///
    /// - Parameter folder: The folder that is searched.
    init(folder: String) {
        screen = Screen(folder: folder, style: Style(isColored: Terminal.wantsColor))
        terminal.enter()
        changes
            .throttle(.milliseconds(33), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.draw() })
            .disposed(by: bag)
        ProcessInfo.processInfo.rx.signals(SIGWINCH, SIGCONT, SIGTSTP)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] signal in self?.take(signal) })
            .disposed(by: bag)
        changes.onNext(())
    }

    func show(typed text: String) {
        screen.text = text
        changes.onNext(())
    }

    func show(_ report: SearchReport) {
        screen.take(report)
        changes.onNext(())
    }

    func end(_ log: SearchLog) {
        bag = DisposeBag()  // no frame may follow
        terminal.leave()
        let width = min(24, log.searches.map { TextLayout.width(of: TextLayout.printable($0.query)) }.max() ?? 0)
        for search in log.searches {
            let query = TextLayout.cut(TextLayout.printable(search.query), to: width)
            let status = screen.style.status(TextLayout.printable(search.summary), of: search.stage)
            terminal.write("\(TextLayout.pad(query, to: width))  \(status)\n")
        }
        for unreadable in log.unreadable {
            StandardOutput.complain(unreadable.description)
        }
        terminal.write(PlainDisplay.conclusion(of: log) + "\n")
    }

    private func take(_ signal: Int32) {
        switch signal {
        case SIGTSTP: terminal.suspend()
        case SIGCONT: terminal.enter()
        default: break  // the size has changed
        }
        changes.onNext(())
    }

    private func draw() {
        let size = Terminal.size
        terminal.write(screen.frame(rows: size.rows, columns: size.columns))
    }
}
