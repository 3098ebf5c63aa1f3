import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxStreams
import RxTraits

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// Members that need Objective-C, or sessions of Apple's, are unavailable elsewhere, with a message.
final class Model: LifetimeTracking, Sendable {
    let lifetime = Lifetime()
}

final class Untracked: ReactiveCompatible, Sendable {
    let name = "name"
}

func watch(_ model: Model, _ other: Untracked, _ session: URLSession, _ request: URLRequest) {
    _ = model.rx.deallocated
    model.rx.disposeBag = DisposeBag()
    #if !FIXED
    _ = other.rx.observe(String.self, "name")  // error: Key-value observing needs Objective-C
    _ = other.rx.observe(\.name)  // error: Key-value observing needs Objective-C
    _ = other.rx.observeWeakly(String.self, "name")  // error: Key-value observing needs Objective-C
    _ = other.rx.methodInvoked("name")  // error: Interception of messages needs Objective-C
    _ = other.rx.deallocated  // error: This system reports the end only of an object that is LifetimeTracking
    other.rx.disposeBag = DisposeBag()  // error: Only an object that is LifetimeTracking has a bag on this system
    _ = session.rx.bytes(for: request)  // error: URLSession reads ahead without a limit on this system
    #endif
}
