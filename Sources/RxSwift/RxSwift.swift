public import RxObservable

// RxSwift 6 has all these names in its single module. Other names of these modules aren't exported, since a client, or
// a library that it uses, may have its own `Chain` or `Lifetime`. Members of exported types are visible without an
// export. For any other name, a client imports its module.
@_exported public import class RxDisposables.BooleanDisposable
@_exported public import protocol RxDisposables.Cancelable
@_exported public import class RxDisposables.CompositeDisposable
@_exported public import protocol RxDisposables.Disposable
@_exported public import struct RxDisposables.Disposables
@_exported public import class RxDisposables.DisposeBag
@_exported public import class RxDisposables.RefCountDisposable
@_exported public import enum RxDisposables.Resources
@_exported public import class RxDisposables.SerialDisposable
@_exported public import class RxDisposables.SingleAssignmentDisposable
@_exported public import struct RxObservable.AnyObserver
@_exported public import protocol RxObservable.DataDecoder
@_exported public import enum RxObservable.Event
@_exported public import protocol RxObservable.EventConvertible
@_exported public import struct RxObservable.GroupedObservable
@_exported public import enum RxObservable.Hooks
@_exported public import class RxObservable.Observable
@_exported public import protocol RxObservable.ObservableConvertibleType
@_exported public import protocol RxObservable.ObservableType
@_exported public import protocol RxObservable.ObserverType
@_exported public import enum RxObservable.RxError
@_exported public import enum RxObservable.TakeBehavior
@_exported public import class RxSchedulers.ConcurrentDispatchQueueScheduler
@_exported public import class RxSchedulers.ConcurrentMainScheduler
@_exported public import class RxSchedulers.CurrentThreadScheduler
@_exported public import protocol RxSchedulers.ImmediateSchedulerType
@_exported public import class RxSchedulers.MainScheduler
@_exported public import class RxSchedulers.OperationQueueScheduler
@_exported public import typealias RxSchedulers.RxTime
@_exported public import typealias RxSchedulers.RxTimeInterval
@_exported public import class RxSchedulers.ScheduledDisposable
@_exported public import protocol RxSchedulers.SchedulerType
@_exported public import class RxSchedulers.SerialDispatchQueueScheduler
@_exported public import class RxSubjects.AsyncSubject
@_exported public import class RxSubjects.BehaviorSubject
@_exported public import class RxSubjects.ConnectableObservable
@_exported public import protocol RxSubjects.ConnectableObservableType
@_exported public import class RxSubjects.PublishSubject
@_exported public import class RxSubjects.ReplaySubject
@_exported public import enum RxSubjects.SubjectLifetimeScope
@_exported public import protocol RxSubjects.SubjectType
@_exported public import struct RxTraits.Binder
@_exported public import typealias RxTraits.Completable
@_exported public import enum RxTraits.CompletableEvent
@_exported public import enum RxTraits.CompletableTrait
@_exported public import struct RxTraits.ControlEvent
@_exported public import protocol RxTraits.ControlEventType
@_exported public import struct RxTraits.ControlProperty
@_exported public import protocol RxTraits.ControlPropertyType
@_exported public import typealias RxTraits.Driver
@_exported public import struct RxTraits.DriverSharingStrategy
@_exported public import struct RxTraits.Infallible
@_exported public import enum RxTraits.InfallibleEvent
@_exported public import protocol RxTraits.InfallibleType
@_exported public import typealias RxTraits.Maybe
@_exported public import enum RxTraits.MaybeEvent
@_exported public import enum RxTraits.MaybeTrait
@_exported public import struct RxTraits.PrimitiveSequence
@_exported public import protocol RxTraits.PrimitiveSequenceType
@_exported public import struct RxTraits.Reactive
@_exported public import protocol RxTraits.ReactiveCompatible
@_exported public import struct RxTraits.SharedSequence
@_exported public import protocol RxTraits.SharedSequenceConvertibleType
@_exported public import enum RxTraits.SharingScheduler
@_exported public import protocol RxTraits.SharingStrategyProtocol
@_exported public import typealias RxTraits.Signal
@_exported public import struct RxTraits.SignalSharingStrategy
@_exported public import typealias RxTraits.Single
@_exported public import typealias RxTraits.SingleEvent
@_exported public import enum RxTraits.SingleTrait
@_exported public import class RxVirtualTime.HistoricalScheduler
@_exported public import struct RxVirtualTime.HistoricalSchedulerTimeConverter
@_exported public import enum RxVirtualTime.VirtualTimeComparison
@_exported public import protocol RxVirtualTime.VirtualTimeConverterType
@_exported public import class RxVirtualTime.VirtualTimeScheduler

/// RxSwift's other name of its sequence, for files that see another `Observable`.
public typealias RxObservable<Element> = Observable<Element>

/// RxSwift's other name of the numbers that a `range` can have.
public typealias RxAbstractInteger = FixedWidthInteger & SendableMetatype
