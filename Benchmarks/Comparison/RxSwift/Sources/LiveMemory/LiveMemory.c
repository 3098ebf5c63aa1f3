#include "LiveMemory.h"

#if defined(__APPLE__)

#include <malloc/malloc.h>
#include <stddef.h>

LiveMemory live_memory(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return (LiveMemory){statistics.blocks_in_use, (int64_t)statistics.size_in_use};
}

#else

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// glibc's own implementations, which it exports for programs that replace malloc.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static _Atomic(int64_t) blocks;
static _Atomic(int64_t) bytes;

static void *added(void *block) {
    if (block != NULL) {
        atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
    }
    return block;
}

static void remove_block(void *block) {
    if (block != NULL) {
        atomic_fetch_sub_explicit(&blocks, 1, memory_order_relaxed);
        atomic_fetch_sub_explicit(&bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    return added(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
    return added(__libc_calloc(count, size));
}

void *realloc(void *block, size_t size) {
    remove_block(block);
    return added(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
    return added(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
    return added(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment == 0 || (alignment & (alignment - 1)) != 0 || alignment % sizeof(void *) != 0) {
        return EINVAL;
    }
    void *result = added(__libc_memalign(alignment, size));
    if (result == NULL) {
        return ENOMEM;
    }
    *block = result;
    return 0;
}

void free(void *block) {
    remove_block(block);
    __libc_free(block);
}

LiveMemory live_memory(void) {
    return (LiveMemory){atomic_load(&blocks), atomic_load(&bytes)};
}

#endif
