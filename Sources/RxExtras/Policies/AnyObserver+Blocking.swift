public import RxObservable
internal import RxSchedulers

extension AnyObserver {
    /// Sends an element; blocks the thread first while a queue downstream that lets its sources wait has no room.
    ///
    /// ```swift
    /// let input = Observable<String>.create { observer in
    ///     Thread.detachNewThread {
    ///         while !observer.isDisposed, let line = readLine() { observer.onNext(blocking: line) }
    ///         observer.onCompleted()
    ///     }
    ///     return Disposables.create()
    /// }
    /// let atMostTenWait = input.values(pressure: .wait(10))
    /// ```
    ///
    /// The thread is one that nothing else needs: neither main, nor a thread of a queue or a task, nor the subscribing
    /// one. Disposal ends the wait. Without ``PressurePolicy/wait(_:)`` downstream, this is `onNext`.
    ///
    /// Also known as `trySendBlocking` (Kotlin).
    ///
    /// - Parameter element: The element.
    public func onNext(blocking element: Element) {
        whenThereIsRoom {
            // With room for one, what an operator makes of the element may still have to wait.
            Trampoline.current.sending(.blocked) { onNext(element) }
        }
    }
}
