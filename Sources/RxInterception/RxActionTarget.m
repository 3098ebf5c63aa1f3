#import "RxArguments.h"
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#include <Block.h>

@implementation RxActionTarget

+ (SEL)action {
    return @selector(rxFire:);
}

- (instancetype)initWithHandler:(void (^)(id))handler {
    if ((self = [super init])) {
#if __has_feature(objc_arc)
        _handler = handler;
#else
        _handler = Block_copy(handler);
#endif
    }
    return self;
}

- (void)rxFire:(id)sender {
    _handler(sender);
}

#if !__has_feature(objc_arc)
- (void)dealloc {
    Block_release(_handler);
    [super dealloc];
}
#endif

@end
#endif
