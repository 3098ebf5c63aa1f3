// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSubjects

extension ObservableType {
    /// Lenient form of `multicast(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) { subject }
    }

    /// Lenient form of `multicast(makeSubject:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), sendable(makeSubject))
    }

    /// Lenient form of `multicast(_:selector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        MulticastSelector(asObservable(), sendable(subjectSelector), sendable(selector))
    }
}
