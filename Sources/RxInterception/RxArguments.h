// The arguments of a message as objects; for this module alone.
#if defined(__OBJC__) && (defined(__APPLE__) || defined(GNUSTEP))
#import "RxInterception.h"

/// The arguments of an invocation, each as an object: `NSNull`, `NSNumber` and `NSValue` stand for what is none.
NSArray *RxArguments(NSInvocation *invocation);

/// The type of a value without the qualifiers before it.
const char *RxUnqualified(const char *type);
#endif
