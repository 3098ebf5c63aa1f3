#include "AllocationCounter.h"

#include <stdatomic.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ALLOCATION_COUNTER_SANITIZED 1
#endif
#endif

// __GLIBC__ comes with any header of glibc; <stdint.h>, which the header above includes, is one.
#if defined(__GLIBC__) && !defined(ALLOCATION_COUNTER_SANITIZED)

#include <errno.h>
#include <stddef.h>

// glibc's own implementations. It exports them for programs that replace malloc, as this one does; blocks that they
// hand out are freed by glibc's own free and realloc.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool is_counting;
static _Atomic(uint64_t) allocations;

static inline void count_one(void) {
    if (__builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), false)) {
        atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    }
}

void *malloc(size_t size) {
    count_one();
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    count_one();
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    count_one();
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count_one();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    // POSIX: a power of two, and a multiple of the size of a pointer.
    if (alignment == 0 || (alignment & (alignment - 1)) != 0 || alignment % sizeof(void *) != 0) {
        return EINVAL;
    }
    count_one();
    void *result = __libc_memalign(alignment, size);
    if (result == NULL) {
        return ENOMEM;
    }
    *block = result;
    return 0;
}

bool allocation_counter_is_available(void) {
    return true;
}

void allocation_counter_start(void) {
    atomic_store(&allocations, 0);
    atomic_store(&is_counting, true);
}

uint64_t allocation_counter_stop(void) {
    atomic_store(&is_counting, false);
    return atomic_load(&allocations);
}

#else

bool allocation_counter_is_available(void) {
    return false;
}

void allocation_counter_start(void) {
}

uint64_t allocation_counter_stop(void) {
    return 0;
}

#endif
