import Dispatch
import Foundation
import RxDisposables
import RxObservable

/// Signals of the system as a sequence, such as the one that Ctrl-C sends.
///
/// While somebody is subscribed, these signals don't end the process; afterwards they do again.
///
/// - Parameter numbers: The signals, `SIGINT` for example.
/// - Returns: The number of each signal when it arrives, on the main queue. It never ends.
func signals(_ numbers: Int32...) -> Observable<Int32> {
    .create { observer in
        // SAFETY: a dispatch source may be cancelled from any thread, and nothing else is done with these any more.
        nonisolated(unsafe) let sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { observer.onNext(number) }
            source.resume()
            return source
        }
        return Disposables.create {
            for (number, source) in zip(numbers, sources) {
                source.cancel()
                signal(number, SIG_DFL)
            }
        }
    }
}
