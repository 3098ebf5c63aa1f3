#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// Swift Testing begins all tests at once unless this variable bounds them, which it reads when the tests begin. Two
// thousand tests then wait for the same few threads, and whoever waits for an event with a time limit waits for all.
__attribute__((constructor)) static void bound_tests_at_once(void) {
    char width[16];
    snprintf(width, sizeof(width), "%ld", 2 * sysconf(_SC_NPROCESSORS_ONLN));
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", width, 0);
}
