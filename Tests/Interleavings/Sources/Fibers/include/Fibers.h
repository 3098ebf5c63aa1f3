// Stacks of their own on one thread of the system: the threads of a run.

#ifndef FIBERS_H
#define FIBERS_H

#include <stddef.h>

/// What a fiber does each time that it is started.
typedef void (*fiber_body)(int number);

/// The most fibers that there are at a time.
#define FIBER_LIMIT 12

/// Says what fibers do; before the first of them starts.
void fibers_prepare(fiber_body body);

/// Goes from the caller's stack, which is not a fiber's, to a fiber, until `fiber_leave`.
void fiber_enter(int number);

/// Goes from one fiber to another one.
void fiber_switch(int from, int to);

/// Goes from a fiber back to the caller of `fiber_enter`.
void fiber_leave(int number);

/// Gives up what a fiber has begun; it begins anew when it is entered.
void fiber_abandon(int number);

/// Calls a function, on a stack of its own, when the program is about to crash; the program ends with code 70 then.
void crash_prepare(void (*crashed)(int signal));

#endif
