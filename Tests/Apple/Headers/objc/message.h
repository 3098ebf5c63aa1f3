// objc/message.h

#ifndef RX_STAND_IN_OBJC_MESSAGE_H
#define RX_STAND_IN_OBJC_MESSAGE_H
#include <objc/runtime.h>
void objc_msgSend(void);
#endif
