// objc/runtime.h: the functions of the runtime that the sources use.

#ifndef RX_STAND_IN_OBJC_RUNTIME_H
#define RX_STAND_IN_OBJC_RUNTIME_H
#include <stddef.h>
#include <stdint.h>
#include <objc/NSObject.h>

typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_property *objc_property_t;
struct objc_method_description {
    SEL _Nullable name;
    char *_Nullable types;
};
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : uintptr_t {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;

// Objects
Class _Nullable object_getClass(id _Nullable object);
Class _Nullable object_setClass(id _Nullable object, Class _Nonnull class);
id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(
    id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy
);

// Classes
Class _Nullable objc_lookUpClass(const char *_Nonnull name);
Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *_Nonnull name, size_t extraBytes);
void objc_registerClassPair(Class _Nonnull class);
const char *_Nonnull class_getName(Class _Nullable class);
Class _Nullable class_getSuperclass(Class _Nullable class);
BOOL class_addMethod(Class _Nullable class, SEL _Nonnull name, IMP _Nonnull function, const char *_Nullable types);
IMP _Nullable class_replaceMethod(
    Class _Nullable class, SEL _Nonnull name, IMP _Nonnull function, const char *_Nullable types
);
Method _Nullable class_getInstanceMethod(Class _Nullable class, SEL _Nonnull name);
IMP _Nullable class_getMethodImplementation(Class _Nullable class, SEL _Nonnull name);
#if !defined(__arm64__)
IMP _Nullable class_getMethodImplementation_stret(Class _Nullable class, SEL _Nonnull name);
#endif
Method _Nonnull *_Nullable class_copyMethodList(Class _Nullable class, unsigned int *_Nullable count);
Protocol *__unsafe_unretained _Nonnull *_Nullable class_copyProtocolList(
    Class _Nullable class, unsigned int *_Nullable count
);
objc_property_t _Nullable class_getProperty(Class _Nullable class, const char *_Nonnull name);

// Methods and properties
SEL _Nonnull method_getName(Method _Nonnull method);
IMP _Nonnull method_getImplementation(Method _Nonnull method);
const char *_Nullable method_getTypeEncoding(Method _Nonnull method);
const char *_Nullable property_getAttributes(objc_property_t _Nonnull property);

// Protocols
struct objc_method_description protocol_getMethodDescription(
    Protocol *_Nonnull protocol, SEL _Nonnull name, BOOL isRequired, BOOL isInstanceMethod
);
Protocol *__unsafe_unretained _Nonnull *_Nullable protocol_copyProtocolList(
    Protocol *_Nonnull protocol, unsigned int *_Nullable count
);

// Selectors
BOOL sel_isEqual(SEL _Nonnull left, SEL _Nonnull right);

#endif
