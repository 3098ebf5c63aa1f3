public import RxDisposables
public import RxObservable
internal import RxSubjects
public import RxTraits

/// Gives the object that stores it a bag, which is disposed of with the object, and a sequence that reports its end.
///
/// See ``LifetimeTracking``.
///
/// An object stores its own in a private place: another reference would let it outlive the object.
public final class Lifetime: Sendable {
    private let bag = Locked(DisposeBag())
    // This subject sends no element, and completes.
    private let end = PublishSubject<Void>()

    /// Makes the lifetime of an object.
    public init() {}

    // The end is sent before the fields are freed, so that observers get it before the bag is disposed of.
    deinit {
        end.onCompleted()
    }

    /// A bag that is freed with the object, or when it is replaced.
    public var disposeBag: DisposeBag {
        get { bag.current }
        set { bag.replace(newValue) }
    }

    /// Emits one element and completes when the object is freed.
    public var deallocated: Observable<Void> {
        end.asObservable().concat(Observable.just(()))
    }
}

/// An object with a bag of its own, `rx.disposeBag`, and a sequence that reports when it is freed, `rx.deallocated`.
///
/// ```swift
/// @MainActor
/// final class Player: LifetimeTracking {
///     let lifetime = Lifetime()
///     var song: Song?
///
///     init(_ songs: Observable<Song>) {
///         songs.observe(on: MainScheduler.instance)
///             .subscribe(onNext: { [weak self] in self?.song = $0 })
///             .disposed(by: rx.disposeBag)
///     }
/// }
/// ```
///
/// It works on every platform for every class, since the object itself stores the bag. On Apple's systems, whose
/// runtime can attach a value to any object, each object with a reactive side has the same two properties without this
/// protocol.
public protocol LifetimeTracking: AnyObject, ReactiveCompatible {
    /// Made with the object, stored in a constant, and never shared.
    var lifetime: Lifetime { get }
}

extension Reactive where Base: LifetimeTracking {
    /// A bag that is disposed of when the object is freed.
    ///
    /// Setting a new bag disposes of the contents of the old one.
    ///
    /// A closure in the bag that holds the object keeps both alive for ever: write `[weak self]`.
    public var disposeBag: DisposeBag {
        get { base.lifetime.disposeBag }
        nonmutating set { base.lifetime.disposeBag = newValue }
    }

    /// Emits one element and completes when the object is freed, or at once if it has been.
    ///
    /// The element comes on the thread that frees the object, after its `deinit`, before its bag ends.
    public var deallocated: Observable<Void> {
        base.lifetime.deallocated
    }
}
