#import "RxArguments.h"
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#include <stdlib.h>
#include <objc/runtime.h>

/// The types of an instance method of a protocol or of one that it adopts; `NULL` if there is none.
static const char *RxTypesInProtocol(Protocol *protocol, SEL selector) {
    for (int required = 0; required < 2; required++) {
        struct objc_method_description method = protocol_getMethodDescription(protocol, selector, required, YES);
        if (method.name != NULL) return method.types;
    }
    unsigned int count = 0;
    Protocol *__unsafe_unretained *adopted = protocol_copyProtocolList(protocol, &count);
    const char *types = NULL;
    for (unsigned int i = 0; i < count && types == NULL; i++) types = RxTypesInProtocol(adopted[i], selector);
    free((void *)adopted);
    return types;
}

/// The types of a method that a class or one above it takes over from a protocol, up to `RxForwardingProxy`.
static const char *RxTypesInClass(Class class, SEL selector) {
    for (; class != Nil && class != [RxForwardingProxy class]; class = class_getSuperclass(class)) {
        unsigned int count = 0;
        Protocol *__unsafe_unretained *adopted = class_copyProtocolList(class, &count);
        const char *types = NULL;
        for (unsigned int i = 0; i < count && types == NULL; i++) types = RxTypesInProtocol(adopted[i], selector);
        free((void *)adopted);
        if (types != NULL) return types;
    }
    return NULL;
}

static char RxTypesKey;

/// The same for the class of an object; "" if there is no such method. Each class keeps what has been looked up, since
/// one message asks several times.
static const char *RxTypes(id object, SEL selector) {
    Class class = object_getClass(object);
    @synchronized(class) {
        NSMapTable *known = objc_getAssociatedObject(class, &RxTypesKey);
        if (known == nil) {
            known = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerMapValueCallBacks, 8);
            objc_setAssociatedObject(class, &RxTypesKey, known, OBJC_ASSOCIATION_RETAIN);
        }
        const char *types = NSMapGet(known, (const void *)selector);
        if (types == NULL) {
            types = RxTypesInClass(class, selector);
            if (types == NULL) types = "";
            NSMapInsert(known, (const void *)selector, types);
        }
        return types;
    }
}

@implementation RxForwardingProxy

- (id)forwardee {
    return nil;
}

- (BOOL)isObserved:(SEL)selector {
    return NO;
}

- (void)willSend:(SEL)selector arguments:(NSArray *)arguments {
}

- (void)didSend:(SEL)selector arguments:(NSArray *)arguments {
}

- (BOOL)implements:(SEL)selector {
    return class_getInstanceMethod(object_getClass(self), selector) != NULL;
}

- (BOOL)canObserve:(SEL)selector {
    return RxUnqualified(RxTypes(self, selector))[0] == 'v';
}

- (BOOL)respondsToSelector:(SEL)selector {
    return [super respondsToSelector:selector] || [[self forwardee] respondsToSelector:selector]
        || ([self isObserved:selector] && [self canObserve:selector]);
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
    if ([self implements:selector]) return [super methodSignatureForSelector:selector];
    id forwardee = [self forwardee];
    if ([forwardee respondsToSelector:selector]) return [forwardee methodSignatureForSelector:selector];
    const char *types = RxTypes(self, selector);
    return types[0] != '\0' ? [NSMethodSignature signatureWithObjCTypes:types]
                            : [super methodSignatureForSelector:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
    SEL selector = [invocation selector];
    id forwardee = [self forwardee];
    BOOL answered = [forwardee respondsToSelector:selector];
    BOOL returnsNothing = [self canObserve:selector];
    // A result can't be made up: the message fails as it would without the proxy.
    if (!answered && !returnsNothing) {
        [super forwardInvocation:invocation];
        return;
    }
    // Asked once, so that a message which is told before is told after as well.
    NSArray *arguments = returnsNothing && [self isObserved:selector] ? RxArguments(invocation) : nil;
    if (arguments != nil) [self willSend:selector arguments:arguments];
    if (answered) [invocation invokeWithTarget:forwardee];
    // The sender may have asked before the last observer went away. Then nothing is left to be done.
    if (arguments != nil) [self didSend:selector arguments:arguments];
}

@end
#endif
