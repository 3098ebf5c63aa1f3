#import "RxArguments.h"
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#include <Block.h>
#include <string.h>
#include <objc/runtime.h>

static char RxObservationContext;

@implementation RxKeyValueObservation

+ (instancetype)observe:(id)object
                keyPath:(NSString *)keyPath
                initial:(BOOL)initial
                handler:(void (^)(id))handler {
    RxKeyValueObservation *observation = [[self alloc] init];
    observation->_object = object;
    observation->_keyPath = [keyPath copy];
#if __has_feature(objc_arc)
    observation->_handler = handler;
#else
    observation->_handler = Block_copy(handler);
    [observation autorelease];
#endif
    NSKeyValueObservingOptions options = NSKeyValueObservingOptionNew;
    if (initial) options |= NSKeyValueObservingOptionInitial;
    [object addObserver:observation forKeyPath:keyPath options:options context:&RxObservationContext];
    return observation;
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    if (context != &RxObservationContext) {
        [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
        return;
    }
    id value = [change objectForKey:NSKeyValueChangeNewKey];
    _handler(value == [NSNull null] ? nil : value);
}

- (void)invalidate {
    @synchronized(self) {
        if (_keyPath == nil) return;
        [_object removeObserver:self forKeyPath:_keyPath];
#if !__has_feature(objc_arc)
        [_keyPath release];
#endif
        _keyPath = nil;
    }
}

#if !__has_feature(objc_arc)
- (void)dealloc {
    [_keyPath release];
    Block_release(_handler);
    [super dealloc];
}
#endif

@end

RxPropertyKind RxKindOfProperty(id object, NSString *name) {
    objc_property_t property = class_getProperty(object_getClass(object), [name UTF8String]);
    if (property == NULL) return RxPropertyKindNone;
    return strstr(property_getAttributes(property), ",W") != NULL ? RxPropertyKindWeak : RxPropertyKindOther;
}
#endif
