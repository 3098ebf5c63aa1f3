#ifndef LIVE_MEMORY_H
#define LIVE_MEMORY_H

#include <stdint.h>

// The memory that the whole process has from malloc at this moment. A difference of two is exact while no other thread
// allocates.
//
// On Linux with glibc the functions of malloc's family are defined here and count; Darwin's malloc counts by itself.
typedef struct {
    int64_t blocks;
    // With what malloc adds to a block's size by rounding, without its header.
    int64_t bytes;
} LiveMemory;

LiveMemory live_memory(void);

#endif
