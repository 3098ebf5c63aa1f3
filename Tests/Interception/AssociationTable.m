#import "Association.h"

static NSMutableDictionary *RxTable(void) {
    static NSMutableDictionary *table;
    if (table == nil) table = [[NSMutableDictionary alloc] init];
    return table;
}

static NSString *RxKey(id object, const void *key) {
    return [NSString stringWithFormat:@"%p %p", (void *)object, key];
}

id objc_getAssociatedObject(id object, const void *key) {
    return [RxTable() objectForKey:RxKey(object, key)];
}

void objc_setAssociatedObject(id object, const void *key, id value, unsigned long policy) {
    if (value != nil) [RxTable() setObject:value forKey:RxKey(object, key)];
    else [RxTable() removeObjectForKey:RxKey(object, key)];
}

void RxForgetAssociatedObjects(id object) {
    NSString *prefix = [NSString stringWithFormat:@"%p ", (void *)object];
    for (NSString *key in [RxTable() allKeys])
        if ([key hasPrefix:prefix]) [RxTable() removeObjectForKey:key];
}
