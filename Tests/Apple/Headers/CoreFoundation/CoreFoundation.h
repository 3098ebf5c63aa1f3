// The types of Core Foundation that the sources use; its functions are in CoreFoundation.swift.

#ifndef RX_STAND_IN_COREFOUNDATION_H
#define RX_STAND_IN_COREFOUNDATION_H
#include <Annotations.h>

// CoreFoundation/CFCGTypes.h
typedef double CGFloat;
struct CGPoint {
    CGFloat x;
    CGFloat y;
};
typedef struct CGPoint CGPoint;
struct CGSize {
    CGFloat width;
    CGFloat height;
};
typedef struct CGSize CGSize;
struct CGRect {
    CGPoint origin;
    CGSize size;
};
typedef struct CGRect CGRect;

#endif
