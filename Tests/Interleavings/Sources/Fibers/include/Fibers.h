// Separate stacks on one thread of the system: the threads of a run.

#ifndef FIBERS_H
#define FIBERS_H

#include <stddef.h>

/// The body of a fiber; it runs each time that the fiber is started.
typedef void (*fiber_body)(int number);

/// The most fibers at a time.
#define FIBER_LIMIT 12

/// Sets the body of all fibers; before the first of them starts.
void fibers_prepare(fiber_body body);

/// Switches from the caller's stack, which is not a fiber's, to a fiber, until `fiber_leave`.
void fiber_enter(int number);

/// Switches from one fiber to another one.
void fiber_switch(int from, int to);

/// Switches from a fiber back to the caller of `fiber_enter`.
void fiber_leave(int number);

/// Abandons the current run of a fiber; the body starts again when it is entered.
void fiber_abandon(int number);

/// Calls a function, on a stack of its own, when the program is about to crash; the program ends with code 70 then.
void crash_prepare(void (*crashed)(int signal));

#endif
