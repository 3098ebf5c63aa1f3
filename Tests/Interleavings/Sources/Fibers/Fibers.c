// Contexts are made with `makecontext`, and then left and entered with `_setjmp` and `_longjmp`, which make no system
// call: a switch takes some nanoseconds.

#undef _FORTIFY_SOURCE
#define _XOPEN_SOURCE 700
#define _DEFAULT_SOURCE

#include "Fibers.h"

#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#define STACK_SIZE (1024 * 1024)

struct fiber {
    ucontext_t context;
    jmp_buf place;
    void *stack;
    int is_begun;
};

static struct fiber fibers[FIBER_LIMIT];
static jmp_buf outside;
static fiber_body body_of_fibers;

void fibers_prepare(fiber_body body) {
    body_of_fibers = body;
}

static void run_fiber(int number) {
    // The body ends in a switch, and continues from there when the fiber is entered again.
    for (;;) {
        body_of_fibers(number);
    }
}

// Doesn't return: the caller has saved its context.
static void resume(int number) {
    struct fiber *fiber = &fibers[number];
    if (fiber->is_begun) {
        _longjmp(fiber->place, 1);
    }
    if (fiber->stack == NULL) {
        fiber->stack = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (fiber->stack == MAP_FAILED) {
            abort();
        }
    }
    fiber->is_begun = 1;
    getcontext(&fiber->context);
    fiber->context.uc_stack.ss_sp = fiber->stack;
    fiber->context.uc_stack.ss_size = STACK_SIZE;
    fiber->context.uc_link = NULL;
    makecontext(&fiber->context, (void (*)(void))run_fiber, 1, number);
    setcontext(&fiber->context);
}

void fiber_enter(int number) {
    if (_setjmp(outside) == 0) {
        resume(number);
    }
}

void fiber_switch(int from, int to) {
    if (_setjmp(fibers[from].place) == 0) {
        resume(to);
    }
}

void fiber_leave(int number) {
    if (_setjmp(fibers[number].place) == 0) {
        _longjmp(outside, 1);
    }
}

void fiber_abandon(int number) {
    fibers[number].is_begun = 0;
}

static void (*crash_report)(int);

static void crashed(int number) {
    crash_report(number);
    _exit(70);
}

void crash_prepare(void (*report)(int signal)) {
    static char stack[64 * 1024];
    crash_report = report;
    stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack, .ss_flags = 0};
    sigaltstack(&alternative, NULL);
    struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK};
    int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
    for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index++) {
        sigaction(signals[index], &action, NULL);
    }
}
