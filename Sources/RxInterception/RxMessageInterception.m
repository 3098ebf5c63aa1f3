#import "RxArguments.h"
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#include <stdlib.h>
#include <string.h>
#include <objc/runtime.h>
#include <objc/message.h>

// An object whose messages are observed gets a class of its own, below the one that it has. In it, an observed selector
// leads to the runtime's forwarding, which comes to `forwardInvocation:` with everything that was sent, and the class's
// own method is kept under another selector. The original class stays as it is.

static const char *const RxClassPrefix = "_RxIntercepting_";
static const char *const RxSelectorPrefix = "_rxOriginal_";
static char RxObserverKey;

id RxMessageObserverOf(id object) {
    return objc_getAssociatedObject(object, &RxObserverKey);
}

void RxSetMessageObserver(id object, id observer) {
    objc_setAssociatedObject(object, &RxObserverKey, observer, OBJC_ASSOCIATION_RETAIN);
}

static BOOL RxIsIntercepting(Class class) {
    return strncmp(class_getName(class), RxClassPrefix, strlen(RxClassPrefix)) == 0;
}

/// The class that intercepts, of an object that may have another one below it since, as key-value observing makes.
static Class RxInterceptingClass(id object) {
    Class class = object_getClass(object);
    while (class != Nil && !RxIsIntercepting(class)) class = class_getSuperclass(class);
    return class;
}

/// The selector under which the intercepted method is kept.
static SEL RxOriginal(SEL selector) {
    const char *name = sel_getName(selector);
    char *original = malloc(strlen(RxSelectorPrefix) + strlen(name) + 1);
    strcpy(original, RxSelectorPrefix);
    strcat(original, name);
    SEL result = sel_registerName(original);
    free(original);
    return result;
}

/// Whether the class that intercepts has a method of its own, not one from above.
static BOOL RxHasOwnMethod(Class class, SEL selector) {
    unsigned int count = 0;
    Method *methods = class_copyMethodList(class, &count);
    BOOL found = NO;
    for (unsigned int i = 0; i < count && !found; i++) found = sel_isEqual(method_getName(methods[i]), selector);
    free(methods);
    return found;
}

/// What an object says it is of: its original class, so that nothing depends on the one that was put below it.
static Class RxReportedClass(id self, SEL command) {
    return class_getSuperclass(RxInterceptingClass(self));
}

static BOOL RxIsIntercepted(id self, SEL selector) {
    Class class = RxInterceptingClass(self);
    return class != Nil && RxHasOwnMethod(class, RxOriginal(selector));
}

static void RxForward(id self, SEL command, NSInvocation *invocation) {
    SEL selector = [invocation selector];
    // The class above may forward messages of its own.
    if (!RxIsIntercepted(self, selector)) {
        Class above = class_getSuperclass(RxInterceptingClass(self));
        ((void (*)(id, SEL, NSInvocation *))class_getMethodImplementation(above, command))(self, command, invocation);
        return;
    }
    id<RxMessageObserver> observer = RxMessageObserverOf(self);
    NSArray *arguments = RxArguments(invocation);
    [observer willSend:selector arguments:arguments];
    [invocation setSelector:RxOriginal(selector)];
    [invocation invokeWithTarget:self];
    [observer didSend:selector arguments:arguments];
}

// `dealloc` is replaced in the object's own class, for all its objects: the class that key-value observing puts below
// it goes with the last observer.

/// A `dealloc` under way, and how many replaced ones of the same object are around it.
typedef struct RxDeallocation {
    __unsafe_unretained id object;
    int depth;
    struct RxDeallocation *outer;
} RxDeallocation;

static _Thread_local RxDeallocation *RxDeallocations;

/// The selector under which a replaced `dealloc` is kept.
static SEL RxOriginalDealloc(void) {
    return sel_registerName("_rxOriginal_dealloc");
}

static void RxDeallocate(__unsafe_unretained id self, SEL command) {
    SEL original = RxOriginalDealloc();
    RxDeallocation *around = RxDeallocations;
    while (around != NULL && around->object != self) around = around->outer;
    if (around == NULL) [(id<RxMessageObserver>)RxMessageObserverOf(self) willDeallocate];
    RxDeallocation this = {self, around == NULL ? 0 : around->depth + 1, RxDeallocations};
    // It is replaced in a class and in one above: `[super dealloc]` goes on above the one that called it.
    Class class = object_getClass(self);
    for (int depth = 0; depth < this.depth; depth++) {
        while (!RxHasOwnMethod(class, original)) class = class_getSuperclass(class);
        class = class_getSuperclass(class);
    }
    RxDeallocations = &this;
    ((void (*)(__unsafe_unretained id, SEL))class_getMethodImplementation(class, original))(self, command);
    RxDeallocations = this.outer;
}

static RxInterceptionResult RxInterceptDealloc(Class class) {
    SEL selector = sel_registerName("dealloc");
    Method method = class_getInstanceMethod(class, selector);
    if (method == NULL) return RxInterceptionResultNotImplemented;
    if (RxHasOwnMethod(class, RxOriginalDealloc())) return RxInterceptionResultDone;
    const char *types = method_getTypeEncoding(method);
    class_addMethod(class, RxOriginalDealloc(), method_getImplementation(method), types);
    class_replaceMethod(class, selector, (IMP)RxDeallocate, types);
    return RxInterceptionResultDone;
}

/// What the runtime calls for a message without a method.
static IMP RxForwarding(id object, const char *types) {
#if defined(GNUSTEP)
    // It makes one for each signature.
    return objc_msg_lookup(object, sel_registerTypedName("_rxThereIsNoSuchMethod", types));
#else
    SEL unknown = sel_registerName("_rxThereIsNoSuchMethod");
    Class class = object_getClass(object);
#if defined(__APPLE__) && (defined(__i386__) || defined(__x86_64__) || defined(__arm__))
    // There, a structure that doesn't fit into registers is returned by another entry.
    const char *result = RxUnqualified(types);
    if (result[0] == '{') {
        NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:types];
        if ([[signature debugDescription] rangeOfString:@"is special struct return? YES"].location != NSNotFound)
            return class_getMethodImplementation_stret(class, unknown);
    }
#endif
    return class_getMethodImplementation(class, unknown);
#endif
}

/// The class below `class` that intercepts, made if there is none yet; `Nil` if it can't be made.
static Class RxMakeInterceptingClass(Class class) {
    char *name = malloc(strlen(RxClassPrefix) + strlen(class_getName(class)) + 1);
    strcpy(name, RxClassPrefix);
    strcat(name, class_getName(class));
    Class result = objc_lookUpClass(name);
    if (result == Nil && (result = objc_allocateClassPair(class, name, 0)) != Nil) {
        class_addMethod(result, @selector(class), (IMP)RxReportedClass, "#@:");
        class_addMethod(result, @selector(forwardInvocation:), (IMP)RxForward, "v@:@");
        objc_registerClassPair(result);
    }
    free(name);
    return result;
}

/// Whether intercepting a selector is out of the question: what the runtime sends itself, or all the time.
static BOOL RxIsSensitive(SEL selector) {
    static const char *const names[] = {
        "retain", "release", "autorelease", "retainCount", "class", "respondsToSelector:", "forwardInvocation:",
        "methodSignatureForSelector:", "forwardingTargetForSelector:", "allowsWeakReference", "retainWeakReference",
    };
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (strcmp(sel_getName(selector), names[i]) == 0) return YES;
    return NO;
}

static RxInterceptionResult RxInterceptUnderLock(id object, SEL selector) {
    if (RxIsSensitive(selector)) return RxInterceptionResultPerformanceSensitive;
    if (strcmp(sel_getName(selector), "dealloc") == 0) return RxInterceptDealloc([object class]);
    Class class = object_getClass(object);
    Class intercepting = RxInterceptingClass(object);
    if (intercepting == Nil) {
        const char *name = class_getName(class);
        // The object says that it is of another class than it is: a class has been put below it, as this function does.
        if (class != [object class]) {
            return strncmp(name, "NSKVONotifying_", 15) == 0 || strncmp(name, "GSKVO", 5) == 0
                ? RxInterceptionResultObservedByKeyValueObserving
                : RxInterceptionResultInterceptedByOthers;
        }
        if (strncmp(name, "__NSCF", 6) == 0) return RxInterceptionResultTollFreeBridged;
        if (class_getInstanceMethod(class, selector) == NULL) return RxInterceptionResultNotImplemented;
        intercepting = RxMakeInterceptingClass(class);
        if (intercepting == Nil) return RxInterceptionResultClassNotMade;
        object_setClass(object, intercepting);
    }
    Method method = class_getInstanceMethod(class_getSuperclass(intercepting), selector);
    if (method == NULL) return RxInterceptionResultNotImplemented;
    // The kept method is added first: as soon as the other one is there, messages arrive and look for it.
    SEL original = RxOriginal(selector);
    const char *types = method_getTypeEncoding(method);
    if (!RxHasOwnMethod(intercepting, original)) {
        class_addMethod(intercepting, original, method_getImplementation(method), types);
        class_addMethod(intercepting, selector, RxForwarding(object, types), types);
    }
    return RxInterceptionResultDone;
}

RxInterceptionResult RxIntercept(id object, SEL selector) {
    @synchronized([RxForwardingProxy class]) {
        return RxInterceptUnderLock(object, selector);
    }
}
#endif
