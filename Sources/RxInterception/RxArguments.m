#import "RxArguments.h"
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#include <stdlib.h>

const char *RxUnqualified(const char *type) {
    // const, in, inout, out, bycopy, byref, oneway, atomic; GNU's runtime has `!` for what isn't visible.
    while (*type != '\0' && strchr("rnNoORVA!", *type) != NULL) type++;
    return type;
}

#define RX_NUMBER(code, type, message) \
    case code: { \
        type number; \
        [invocation getArgument:&number atIndex:index]; \
        return [NSNumber message number]; \
    }

static id RxArgument(NSInvocation *invocation, NSInteger index) {
    const char *type = RxUnqualified([[invocation methodSignature] getArgumentTypeAtIndex:index]);
    switch (type[0]) {
        RX_NUMBER('c', char, numberWithChar:)
        RX_NUMBER('C', unsigned char, numberWithUnsignedChar:)
        RX_NUMBER('B', _Bool, numberWithBool:)
        RX_NUMBER('s', short, numberWithShort:)
        RX_NUMBER('S', unsigned short, numberWithUnsignedShort:)
        RX_NUMBER('i', int, numberWithInt:)
        RX_NUMBER('I', unsigned int, numberWithUnsignedInt:)
        RX_NUMBER('l', long, numberWithLong:)
        RX_NUMBER('L', unsigned long, numberWithUnsignedLong:)
        RX_NUMBER('q', long long, numberWithLongLong:)
        RX_NUMBER('Q', unsigned long long, numberWithUnsignedLongLong:)
        RX_NUMBER('f', float, numberWithFloat:)
        RX_NUMBER('d', double, numberWithDouble:)
        case '@':
        case '#': {
            __unsafe_unretained id object = nil;
            [invocation getArgument:&object atIndex:index];
            return object ?: (id)[NSNull null];
        }
        default: {
            // A structure, a pointer, a selector: its bytes. `char *` is a pointer, too: `uint8_t *` has the same
            // encoding, and need not lead to a string.
            NSUInteger size = 0;
            NSGetSizeAndAlignment(type, &size, NULL);
            void *bytes = calloc(1, size > 0 ? size : 1);
            [invocation getArgument:bytes atIndex:index];
            NSValue *value = [NSValue valueWithBytes:bytes objCType:type];
            free(bytes);
            return value;
        }
    }
}

NSArray *RxArguments(NSInvocation *invocation) {
    NSUInteger count = [[invocation methodSignature] numberOfArguments];
    NSMutableArray *arguments = [NSMutableArray arrayWithCapacity:count];
    // The first two are the object and the selector.
    for (NSUInteger index = 2; index < count; index++) [arguments addObject:RxArgument(invocation, index)];
    return arguments;
}
#endif
