// A sequence made of a custom one is subscribed to and connected anywhere: the custom sequence is `Sendable`.
//
// expected: an error in each line that names one
// Contract A5

import RxDisposables
import RxObservable
import RxSubjects
import RxTraits

#if FIXED
struct Draft: Sendable {}
#else
final class Draft {}
#endif

final class Feed: ObservableConvertibleType {
    let drafts = PublishSubject<Draft>()

    func asObservable() -> Observable<Draft> { drafts }
}

// A control's elements are moved to main.
func event(_ drafts: Observable<Draft>) -> ControlEvent<Draft> {
    ControlEvent(events: drafts)  // error: type 'Draft' does not conform to the 'Sendable' protocol
}

func property(_ drafts: Observable<Draft>, _ setter: AnyObserver<Draft>) -> ControlProperty<Draft> {
    ControlProperty(values: drafts, valueSink: setter)  // error: type 'Draft' does not conform to
}

// The error doesn't contain the disposed object.
#if FIXED
func object(of error: RxError, _ subject: PublishSubject<Int>) -> Bool {
    if case .disposed(let object) = error { object === subject } else { false }
}
#else
func object(of error: RxError) -> AnyObject? {
    if case .disposed(let object) = error {
        return object  // error: return expression of type 'RxError.ObjectIdentity' expected to be an instance
    }
    return nil
}
#endif
