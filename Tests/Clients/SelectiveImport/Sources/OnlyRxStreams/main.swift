import Foundation
import RxObservable
import RxStreams
import RxTraits

_ = NotificationCenter.default.rx.notification(Notification.Name("n")).subscribe(onNext: { _ in print("notified") })
NotificationCenter.default.post(name: Notification.Name("n"), object: nil)
