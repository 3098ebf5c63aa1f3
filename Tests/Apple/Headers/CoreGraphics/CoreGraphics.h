// CoreGraphics/CGBase.h, CGGeometry.h, CGAffineTransform.h

#ifndef RX_STAND_IN_COREGRAPHICS_H
#define RX_STAND_IN_COREGRAPHICS_H
#include <CoreFoundation/CoreFoundation.h>
typedef struct CGAffineTransform {
    CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;
#endif
