// What Apple's runtime has, and GCC's hasn't: objects that are kept with another one. See AssociationTable.m.
#pragma once
#import <Foundation/Foundation.h>

enum { OBJC_ASSOCIATION_RETAIN = 01401 };
id objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id value, unsigned long policy);
/// Forgets what is kept with an object, as Apple's runtime does when the object is freed.
void RxForgetAssociatedObjects(id object);
