// CoreGraphics/CGBase.h: its types in C are CoreFoundation's.

#ifndef RX_STAND_IN_COREGRAPHICS_H
#define RX_STAND_IN_COREGRAPHICS_H
#include <CoreFoundation/CoreFoundation.h>
#endif
