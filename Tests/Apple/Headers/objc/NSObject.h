// objc/objc.h, objc/NSObject.h: the part of the root class that the sources use.

#ifndef RX_STAND_IN_OBJC_NSOBJECT_H
#define RX_STAND_IN_OBJC_NSOBJECT_H
#include <Annotations.h>

// objc/objc.h
#if __OBJC_BOOL_IS_BOOL
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
#define YES __objc_yes
#define NO __objc_no
#define nil ((void *)0)
#define Nil ((void *)0)
typedef struct objc_class *Class;
typedef struct objc_selector *SEL;
typedef void (*IMP)(void);
const char *_Nonnull sel_getName(SEL _Nonnull selector);
SEL _Nonnull sel_registerName(const char *_Nonnull name);

// objc/NSObjCRuntime.h
typedef long NSInteger;
typedef unsigned long NSUInteger;

NS_ASSUME_NONNULL_BEGIN
@class NSString, NSMethodSignature, NSInvocation, Protocol;

// objc/NSObject.h
@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
- (Class)class NS_SWIFT_UNAVAILABLE("use 'type(of: anObject)' instead");
- (instancetype)self;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
- (instancetype)retain NS_SWIFT_UNAVAILABLE("ARC");
- (oneway void)release NS_SWIFT_UNAVAILABLE("ARC");
- (instancetype)autorelease NS_SWIFT_UNAVAILABLE("ARC");
- (NSUInteger)retainCount NS_SWIFT_UNAVAILABLE("ARC");
@property (readonly, copy) NSString *description;
@optional
@property (readonly, copy) NSString *debugDescription;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_SWIFT_UNAVAILABLE("use object initializers instead");
+ (instancetype)alloc NS_SWIFT_UNAVAILABLE("use object initializers instead");
- (void)dealloc NS_SWIFT_UNAVAILABLE("use 'deinit' to define a de-initializer");
- (id)copy;
+ (Class)class NS_SWIFT_UNAVAILABLE("use 'aClass.self' instead");
- (id _Nullable)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
- (void)forwardInvocation:(NSInvocation *)anInvocation NS_SWIFT_UNAVAILABLE("");
- (NSMethodSignature *)methodSignatureForSelector:(SEL _Null_unspecified)aSelector NS_SWIFT_UNAVAILABLE("");
@end
NS_ASSUME_NONNULL_END

#endif
