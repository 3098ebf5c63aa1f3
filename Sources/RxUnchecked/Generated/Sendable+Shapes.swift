// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(_ closure: consuming @escaping () throws -> Result) -> @Sendable () throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () throws -> Result
) -> @Sendable () throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(_ closure: consuming @escaping () -> Result) -> @Sendable () -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(_ closure: consuming @escaping @Sendable () -> Result) -> @Sendable () -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming @escaping () -> Void) -> @Sendable () -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(
    _ closure: consuming @escaping () throws -> Object
) -> @Sendable () throws -> Object {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject>(
    _ closure: consuming @escaping @Sendable () throws -> Object
) -> @Sendable () throws -> Object {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping () throws -> Observable<Result>
) -> @Sendable () throws -> Observable<Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable () throws -> Observable<Result>
) -> @Sendable () throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping () -> SharedSequence<Strategy, Result>
) -> @Sendable () -> SharedSequence<Strategy, Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Strategy: SharingStrategyProtocol, Result>(
    _ closure: consuming @escaping @Sendable () -> SharedSequence<Strategy, Result>
) -> @Sendable () -> SharedSequence<Strategy, Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A) throws -> Result
) -> @Sendable (A) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A) throws -> Result
) -> @Sendable (A) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: consuming @escaping (A) -> Result) -> @Sendable (A) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(_ closure: consuming @escaping @Sendable (A) -> Result) -> @Sendable (A) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> Void) -> @Sendable (A) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) throws -> Bool) -> @Sendable (A) throws -> Bool {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) throws -> Bool
) -> @Sendable (A) throws -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> Bool) -> @Sendable (A) -> Bool {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming @escaping @Sendable (A) -> Bool) -> @Sendable (A) -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming @escaping (A) -> any Disposable) -> @Sendable (A) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A) -> any Disposable
) -> @Sendable (A) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) throws -> Result
) -> @Sendable (any Error) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> Result
) -> @Sendable (any Error) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) throws -> Observable<Result>
) -> @Sendable (any Error) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (any Error) -> Observable<Result>
) -> @Sendable (any Error) -> Observable<Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (any Error) -> Observable<Result>
) -> @Sendable (any Error) -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() throws -> Void)?) -> (@Sendable () throws -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () throws -> Void)?) -> (@Sendable () throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() -> Void)?) -> (@Sendable () -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () -> Void)?) -> (@Sendable () -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming (() throws -> Bool)?) -> (@Sendable () throws -> Bool)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable () throws -> Bool)?) -> (@Sendable () throws -> Bool)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming ((A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming (@Sendable (A) throws -> Void)?) -> (@Sendable (A) throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(_ closure: consuming ((A) -> Void)?) -> (@Sendable (A) -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(_ closure: consuming (@Sendable (A) -> Void)?) -> (@Sendable (A) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) throws -> Void)?) -> (@Sendable (any Error) throws -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming (@Sendable (any Error) throws -> Void)?
) -> (@Sendable (any Error) throws -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) -> Void)?) -> (@Sendable (any Error) -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(_ closure: consuming (@Sendable (any Error) -> Void)?) -> (@Sendable (any Error) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(_ closure: consuming ((any Error) throws -> Bool)?) -> (@Sendable (any Error) throws -> Bool)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming (@Sendable (any Error) throws -> Bool)?
) -> (@Sendable (any Error) throws -> Bool)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping ([A]) throws -> Result
) -> @Sendable ([A]) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable ([A]) throws -> Result
) -> @Sendable ([A]) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(_ closure: consuming @escaping ([A]) -> Result) -> @Sendable ([A]) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable ([A]) -> Result
) -> @Sendable ([A]) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) -> Result
) -> @Sendable (Observable<A>) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) -> Result
) -> @Sendable (Observable<A>) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (Observable<A>) throws -> Observable<Result>
) -> @Sendable (Observable<A>) throws -> Observable<Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (Observable<A>) throws -> Observable<Result>
) -> @Sendable (Observable<A>) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, Result>(
    _ closure: consuming @escaping (A, B) throws -> Result
) -> @Sendable (A, B) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, Result>(
    _ closure: consuming @escaping @Sendable (A, B) throws -> Result
) -> @Sendable (A, B) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, Result>(_ closure: consuming @escaping (A, B) -> Result) -> @Sendable (A, B) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, Result>(
    _ closure: consuming @escaping @Sendable (A, B) -> Result
) -> @Sendable (A, B) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: consuming @escaping (A, B) throws -> Bool) -> @Sendable (A, B) throws -> Bool {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(
    _ closure: consuming @escaping @Sendable (A, B) throws -> Bool
) -> @Sendable (A, B) throws -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(_ closure: consuming @escaping (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(_ closure: consuming @escaping @Sendable (A, B) -> Bool) -> @Sendable (A, B) -> Bool {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B>(
    _ closure: consuming @escaping (inout A, B) throws -> Void
) -> @Sendable (inout A, B) throws -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B>(
    _ closure: consuming @escaping @Sendable (inout A, B) throws -> Void
) -> @Sendable (inout A, B) throws -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (A, (A) -> Void) -> Void
) -> @Sendable (A, (A) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (A, (A) -> Void) -> Void
) -> @Sendable (A, (A) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping (Object) throws -> Observable<Result>
) -> @Sendable (Object) throws -> Observable<Result> {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, Result>(
    _ closure: consuming @escaping @Sendable (Object) throws -> Observable<Result>
) -> @Sendable (Object) throws -> Observable<Result> {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A, Result>(
    _ closure: consuming @escaping (Object, A) -> Result
) -> @Sendable (Object, A) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A, Result>(
    _ closure: consuming @escaping @Sendable (Object, A) -> Result
) -> @Sendable (Object, A) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A>(
    _ closure: consuming @escaping (Object, A) -> Void
) -> @Sendable (Object, A) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A>(
    _ closure: consuming @escaping @Sendable (Object, A) -> Void
) -> @Sendable (Object, A) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, Result>(
    _ closure: consuming @escaping (A, B, C) -> Result
) -> @Sendable (A, B, C) -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C) -> Result
) -> @Sendable (A, B, C) -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject>(_ closure: ((Object) -> Void)?) -> (@Sendable (Object) -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject>(_ closure: (@Sendable (Object) -> Void)?) -> (@Sendable (Object) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Object: AnyObject, A>(_ closure: ((Object, A) -> Void)?) -> (@Sendable (Object, A) -> Void)? {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Object: AnyObject, A>(
    _ closure: (@Sendable (Object, A) -> Void)?
) -> (@Sendable (Object, A) -> Void)? {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, Result>(
    _ closure: consuming @escaping (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C) throws -> Result
) -> @Sendable (A, B, C) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, Result>(
    _ closure: consuming @escaping (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D) throws -> Result
) -> @Sendable (A, B, C, D) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping (A, B, C, D, E) throws -> Result
) -> @Sendable (A, B, C, D, E) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E) throws -> Result
) -> @Sendable (A, B, C, D, E) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F) throws -> Result
) -> @Sendable (A, B, C, D, E, F) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F) throws -> Result
) -> @Sendable (A, B, C, D, E, F) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F, G) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, G, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F, G) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, F, G, H, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) throws -> Result {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, F, G, H, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Result
) -> @Sendable (A, B, C, D, E, F, G, H) throws -> Result {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<Result>(
    _ closure: consuming @escaping (@escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (@escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<Result>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (@escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, Result>(
    _ closure: consuming @escaping (A, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, @escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, Result>(
    _ closure: consuming @escaping @Sendable (A, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, @escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, Result>(
    _ closure: consuming @escaping (A, B, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, @escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, Result>(
    _ closure: consuming @escaping @Sendable (A, B, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, @escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, Result>(
    _ closure: consuming @escaping (A, B, C, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, @escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, @escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, Result>(
    _ closure: consuming @escaping (A, B, C, D, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, D, @escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, D, @escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping (A, B, C, D, E, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, D, E, @escaping @Sendable (Result) -> Void) -> Void {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A, B, C, D, E, Result>(
    _ closure: consuming @escaping @Sendable (A, B, C, D, E, @escaping @Sendable (Result) -> Void) -> Void
) -> @Sendable (A, B, C, D, E, @escaping @Sendable (Result) -> Void) -> Void {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (AnyObserver<A>) -> any Disposable
) -> @Sendable (AnyObserver<A>) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (AnyObserver<A>) -> any Disposable
) -> @Sendable (AnyObserver<A>) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (SingleEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (MaybeEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable<A>(
    _ closure: consuming @escaping (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable<A>(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (InfallibleEvent<A>) -> Void) -> any Disposable {
    closure
}

@_transparent @_alwaysEmitIntoClient
package func sendable(
    _ closure: consuming @escaping (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    asSendable(closure)
}
@preconcurrency @_transparent @_alwaysEmitIntoClient
package func asSendable(
    _ closure: consuming @escaping @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
) -> @Sendable (@escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    closure
}
