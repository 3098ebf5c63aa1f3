// The Objective-C classes of Foundation that the sources, and the headers of UIKit, AppKit and WebKit here, use. Each
// section names its header. Value types, and declarations for Swift only, are in Foundation.swift.

#ifndef RX_STAND_IN_FOUNDATION_H
#define RX_STAND_IN_FOUNDATION_H
#include <Annotations.h>
#include <Darwin.h>
#include <CoreFoundation/CoreFoundation.h>
#include <objc/NSObject.h>

NS_ASSUME_NONNULL_BEGIN
@class NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>, NSCoder, NSError, NSDate, NSURL, NSData;

// NSObjCRuntime.h
const char *NSGetSizeAndAlignment(const char *typePtr, NSUInteger *_Nullable sizep, NSUInteger *_Nullable alignp);

// NSRange.h
typedef struct _NSRange {
    NSUInteger location;
    NSUInteger length;
} NSRange;
#define NSNotFound NSIntegerMax
#define NSIntegerMax __LONG_MAX__

// NSDate.h
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

// NSObject.h
@protocol NSCopying
@end
@protocol NSMutableCopying
@end
@protocol NSCoding
- (instancetype _Nullable)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@end

// NSCoder.h
@interface NSCoder : NSObject
@end

// NSString.h
RX_BRIDGED(Swift.String)
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly) const char *UTF8String;
- (NSRange)rangeOfString:(NSString *)searchString;
@end

// NSValue.h
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (void)getValue:(void *)value size:(NSUInteger)size RX_SINCE_MACOS(10.13);
@property (readonly) const char *objCType;
- (instancetype)initWithBytes:(const void *)value objCType:(const char *)type NS_DESIGNATED_INITIALIZER;
+ (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
@property (readonly) NSRange rangeValue;
@property (readonly) void *_Nullable pointerValue;
@end
@interface NSNumber : NSValue
@property (readonly) int intValue NS_SWIFT_NAME(int32Value);
@property (readonly) unsigned int unsignedIntValue NS_SWIFT_NAME(uint32Value);
@property (readonly) long long longLongValue NS_SWIFT_NAME(int64Value);
@property (readonly) unsigned long long unsignedLongLongValue NS_SWIFT_NAME(uint64Value);
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) NSUInteger unsignedIntegerValue NS_SWIFT_NAME(uintValue);
+ (NSNumber *)numberWithChar:(char)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithUnsignedChar:(unsigned char)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithShort:(short)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithUnsignedShort:(unsigned short)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithInt:(int)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithLong:(long)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithLongLong:(long long)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithFloat:(float)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithDouble:(double)value NS_SWIFT_UNAVAILABLE("");
+ (NSNumber *)numberWithBool:(BOOL)value NS_SWIFT_UNAVAILABLE("");
@end

// NSNull.h
@interface NSNull : NSObject <NSCopying, NSSecureCoding>
+ (NSNull *)null;
@end

// NSArray.h
RX_BRIDGED(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithObjects:(const ObjectType _Nonnull[_Nullable])objects
                          count:(NSUInteger)count NS_DESIGNATED_INITIALIZER;
@end
@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
- (void)addObject:(ObjectType)anObject;
- (instancetype)initWithCapacity:(NSUInteger)numItems NS_DESIGNATED_INITIALIZER;
+ (instancetype)arrayWithCapacity:(NSUInteger)numItems;
@end

// NSDictionary.h
RX_BRIDGED(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (ObjectType _Nullable)objectForKey:(KeyType)aKey;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

// NSSet.h
RX_BRIDGED(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

// NSIndexPath.h
NS_SWIFT_SENDABLE RX_BRIDGED(Foundation.IndexPath)
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

// NSDate.h
NS_SWIFT_SENDABLE RX_BRIDGED(Foundation.Date)
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@end

// NSURL.h
NS_SWIFT_SENDABLE RX_BRIDGED(Foundation.URL)
@interface NSURL : NSObject <NSSecureCoding, NSCopying>
@end

// NSData.h
RX_BRIDGED(Foundation.Data)
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end

// NSURLRequest.h
NS_SWIFT_SENDABLE RX_BRIDGED(Foundation.URLRequest)
@interface NSURLRequest : NSObject <NSSecureCoding, NSCopying, NSMutableCopying>
@end

// NSError.h
NS_SWIFT_SENDABLE RX_BRIDGED(Swift.Error)
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSInteger code;
@end

// NSNotification.h
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
RX_BRIDGED(Foundation.Notification)
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, strong) id object;
@end

// NSBundle.h
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

// NSAttributedString.h
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@end
@interface NSMutableAttributedString : NSAttributedString
@end

// NSMethodSignature.h, NSInvocation.h
NS_SWIFT_UNAVAILABLE("NSInvocation and related APIs not available")
@interface NSMethodSignature : NSObject
+ (NSMethodSignature *_Nullable)signatureWithObjCTypes:(const char *)types;
@property (readonly) NSUInteger numberOfArguments;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)idx;
@end
NS_SWIFT_UNAVAILABLE("NSInvocation and related APIs not available")
@interface NSInvocation : NSObject
@property (readonly, retain) NSMethodSignature *methodSignature;
@property (nullable, assign) id target;
@property SEL selector;
- (void)getArgument:(void *)argumentLocation atIndex:(NSInteger)idx;
- (void)invokeWithTarget:(id)target;
@end

// NSMapTable.h
@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding>
@end
typedef struct {
    NSUInteger (*_Nullable hash)(NSMapTable *table, const void *);
    BOOL (*_Nullable isEqual)(NSMapTable *table, const void *, const void *);
    void (*_Nullable retain)(NSMapTable *table, const void *);
    void (*_Nullable release)(NSMapTable *table, void *);
    NSString *_Nullable (*_Nullable describe)(NSMapTable *table, const void *);
    const void *_Nullable notAKeyMarker;
} NSMapTableKeyCallBacks;
typedef struct {
    void (*_Nullable retain)(NSMapTable *table, const void *);
    void (*_Nullable release)(NSMapTable *table, void *);
    NSString *_Nullable (*_Nullable describe)(NSMapTable *table, const void *);
} NSMapTableValueCallBacks;
extern const NSMapTableKeyCallBacks NSNonOwnedPointerMapKeyCallBacks;
extern const NSMapTableValueCallBacks NSNonOwnedPointerMapValueCallBacks;
NSMapTable *NSCreateMapTable(
    NSMapTableKeyCallBacks keyCallBacks,
    NSMapTableValueCallBacks valueCallBacks,
    NSUInteger capacity
) __attribute__((ns_returns_retained));
void *_Nullable NSMapGet(NSMapTable *table, const void *_Nullable key);
void NSMapInsert(NSMapTable *table, const void *_Nullable key, const void *_Nullable value);

// NSKeyValueObserving.h
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
    NSKeyValueObservingOptionNew = 0x01,
    NSKeyValueObservingOptionInitial = 0x04
};
typedef NSString *NSKeyValueChangeKey NS_STRING_ENUM;
extern NSKeyValueChangeKey const NSKeyValueChangeNewKey;
@interface NSObject (NSKeyValueObserving)
- (void)observeValueForKeyPath:(NSString *_Nullable)keyPath
                      ofObject:(id _Nullable)object
                        change:(NSDictionary<NSKeyValueChangeKey, id> *_Nullable)change
                       context:(void *_Nullable)context;
@end
@interface NSObject (NSKeyValueObserverRegistration)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)keyPath
            options:(NSKeyValueObservingOptions)options
            context:(void *_Nullable)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath context:(void *_Nullable)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
@end

// NSKeyValueCoding.h
NS_ASSUME_NONNULL_END

#endif
