#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Counts the allocations of the whole process, exactly, between a start and a stop.
//
// On Linux with glibc the functions of malloc's family are defined here, so that every call in the process, the Swift
// runtime's and Dispatch's included, passes through them on its way to glibc. While nothing is counted, that costs one
// relaxed load and one branch that is predicted right.
//
// Elsewhere (Darwin, musl) and under a sanitizer, which has its own malloc, nothing is interposed and nothing counted.

// Whether this build counts allocations. If not, `allocation_counter_stop` returns 0.
bool allocation_counter_is_available(void);

// Sets the count to zero and starts counting.
void allocation_counter_start(void);

// Stops counting, and returns the number of blocks that all threads have allocated since the start.
//
// malloc, calloc, realloc, memalign, aligned_alloc and posix_memalign count one each; a realloc that grows a block in
// place counts as well.
uint64_t allocation_counter_stop(void);

#endif
