// Functions that Apple's runtime has, and GCC's hasn't: objects that are attached to another one. See
// AssociationTable.m.
#pragma once
#import <Foundation/Foundation.h>

enum { OBJC_ASSOCIATION_RETAIN = 01401 };
id objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id value, unsigned long policy);
/// Removes the objects attached to an object, as Apple's runtime does when the object is freed.
void RxForgetAssociatedObjects(id object);
