// What only Objective-C can do: take messages that no method stands for, and look at those of any object. It is built
// on Apple's systems alone; elsewhere this header and its sources are empty.
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#import <Foundation/Foundation.h>

#pragma clang assume_nonnull begin
#define RX_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define RX_NONISOLATED __attribute__((swift_attr("nonisolated")))

/// The base of delegate proxies: it hands each message on to another delegate, and tells of those that are observed.
///
/// It answers what its class implements, what the other delegate answers, and, of the protocols of its class, the
/// methods without a result that are observed. A proxy is made and set on the main thread; messages may come on any.
__attribute__((swift_attr("@MainActor")))
@interface RxForwardingProxy : NSObject

/// The delegate that gets each message, too; subclasses say which.
- (id _Nullable)forwardee RX_NONISOLATED;

/// Whether a method is observed; subclasses say so.
- (BOOL)isObserved:(SEL)selector RX_SWIFT_NAME(isObserved(_:)) RX_NONISOLATED;

/// Called before an observed message is handed on, for subclasses.
///
/// An argument that is `nil` comes as `NSNull`, a number as `NSNumber`, a structure or a pointer as `NSValue`.
- (void)willSend:(SEL)selector arguments:(NSArray *)arguments RX_SWIFT_NAME(willSend(_:arguments:)) RX_NONISOLATED;

/// Called after an observed message has been handed on, for subclasses.
- (void)didSend:(SEL)selector arguments:(NSArray *)arguments RX_SWIFT_NAME(didSend(_:arguments:)) RX_NONISOLATED;

/// Whether the class has a method of its own for a message, which then isn't forwarded.
- (BOOL)implements:(SEL)selector RX_SWIFT_NAME(implements(_:)) RX_NONISOLATED;

/// Whether a protocol of the class has a method of this name that returns nothing.
- (BOOL)canObserve:(SEL)selector RX_SWIFT_NAME(canObserve(_:)) RX_NONISOLATED;

@end

/// The target of a control's action: calls a closure.
__attribute__((swift_attr("@MainActor")))
@interface RxActionTarget : NSObject {
    @private
    void (^_handler)(id _Nullable);
}

/// The action that a control sends to a target.
@property (class, nonatomic, readonly) SEL action;

/// Makes a target whose action calls a closure with the sender.
- (instancetype)initWithHandler:(void (^)(id _Nullable sender))handler RX_SWIFT_NAME(init(handler:));

@end

/// Gets the messages of an object that is intercepted, on the thread that sends them.
@protocol RxMessageObserver

/// Called before the object's method.
- (void)willSend:(SEL)selector arguments:(NSArray *)arguments RX_SWIFT_NAME(willSend(_:arguments:));

/// Called after the object's method.
- (void)didSend:(SEL)selector arguments:(NSArray *)arguments RX_SWIFT_NAME(didSend(_:arguments:));

/// Called before the object's `dealloc`, if that is intercepted.
- (void)willDeallocate;

@end

/// What came of an interception.
typedef enum __attribute__((enum_extensibility(closed))) RxInterceptionResult : NSInteger {
    RxInterceptionResultDone = 0,
    /// The object has no such method.
    RxInterceptionResultNotImplemented = 1,
    /// Key-value observing has changed the class of the object.
    RxInterceptionResultObservedByKeyValueObserving = 2,
    /// Something else has changed the class of the object.
    RxInterceptionResultInterceptedByOthers = 3,
    /// The object is one of Core Foundation's, whose class can't be changed.
    RxInterceptionResultTollFreeBridged = 4,
    /// The method is called too often, or by the runtime itself.
    RxInterceptionResultPerformanceSensitive = 5,
    /// The runtime refused to make the class.
    RxInterceptionResultClassNotMade = 6,
} RxInterceptionResult;

/// Sends the messages with one selector of one object past its observer from now on.
///
/// The object gets a class of its own, a subclass of the one that it has, which says that it were that one. It stays so
/// until the object is freed. `dealloc` is replaced in the object's own class instead, for all its objects, and told by
/// `willDeallocate`.
RxInterceptionResult RxIntercept(id object, SEL selector) RX_SWIFT_NAME(intercept(_:_:));

/// The observer of an object's messages, which is freed with the object.
id _Nullable RxMessageObserverOf(id object) RX_SWIFT_NAME(messageObserver(of:));

/// Gives an object an observer of its messages.
void RxSetMessageObserver(id object, id observer) RX_SWIFT_NAME(setMessageObserver(of:_:));

/// An observed key path of an object, which ends with `invalidate`.
///
/// It doesn't hold the object, and has to be ended before that is freed: at the latest when its `dealloc` begins.
@interface RxKeyValueObservation : NSObject {
    @private
    __unsafe_unretained id _object;
    NSString *_keyPath;
    void (^_handler)(id _Nullable);
}

/// Observes a key path.
///
/// `handler` gets each new value, `nil` for none, on the thread that sets it; with `initial`, the value that there is
/// now, too, before the function returns.
+ (instancetype)observe:(id)object
                keyPath:(NSString *)keyPath
                initial:(BOOL)initial
                handler:(void (^)(id _Nullable value))handler RX_SWIFT_NAME(observe(_:keyPath:initial:handler:));

/// Ends it; a second time does nothing.
- (void)invalidate;

@end

/// How a class declares a property.
typedef enum __attribute__((enum_extensibility(closed))) RxPropertyKind : NSInteger {
    /// It declares none of that name.
    RxPropertyKindNone = 0,
    /// As `weak`: key-value observing doesn't tell when it becomes `nil`.
    RxPropertyKindWeak = 1,
    RxPropertyKindOther = 2,
} RxPropertyKind;

/// How the class of an object declares a property.
RxPropertyKind RxKindOfProperty(id object, NSString *name) RX_SWIFT_NAME(kindOfProperty(of:_:));

#pragma clang assume_nonnull end
#endif
