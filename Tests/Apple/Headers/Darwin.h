// The part of Apple's C library that the sources use, with the types of its public headers; structures have the fields
// that the sources use. Each section names its header.
// Nothing here is ever linked or run: see Tests/Apple/check.

#ifndef RX_STAND_IN_DARWIN_H
#define RX_STAND_IN_DARWIN_H

#include <stddef.h>
#include <stdint.h>

// sys/_types.h, arm/_types.h and i386/_types.h
typedef int64_t off_t;
typedef uint64_t ino_t;
typedef uint32_t id_t;
typedef int32_t pid_t;
typedef int32_t dev_t;
typedef uint16_t mode_t;
typedef uint32_t useconds_t;
typedef long ssize_t;
typedef long time_t;
typedef uint32_t sigset_t;

// sys/_types/_timespec.h
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

// time.h; the names without an underscore are macros, which Swift adds: see Darwin.swift
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
};
typedef enum {
    _CLOCK_REALTIME = 0,
    _CLOCK_UPTIME_RAW = 8,
    _CLOCK_UPTIME_RAW_APPROX = 9
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
unsigned long long clock_gettime_nsec_np(clockid_t clock);
struct tm *localtime_r(const time_t *time, struct tm *parts);

// sys/errno.h
#define EINTR 4
#define EIO 5
#define ENOENT 2
#define ECHILD 10
#define EINVAL 22
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define ECANCELED 89

// stdlib.h, string.h
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *pointer);
int atexit(void (*_Nonnull action)(void));
char *strdup(const char *string);
size_t strlen(const char *string);
char *strerror(int code);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t count);
char *strcpy(char *destination, const char *source);
char *strcat(char *destination, const char *source);
char *strchr(const char *string, int character);
char *strstr(const char *string, const char *part);
void *memchr(const void *bytes, int byte, size_t count);
int memcmp(const void *first, const void *second, size_t count);
void exit(int status) __attribute__((noreturn));

// unistd.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define X_OK 1
int access(const char *path, int mode);
int close(int descriptor);
int rename(const char *old, const char *new_name);
pid_t getpid(void);
int pipe(int ends[2]);
ssize_t read(int descriptor, void *bytes, size_t count);
ssize_t write(int descriptor, const void *bytes, size_t count);
int usleep(useconds_t microseconds);

// sched.h
int sched_yield(void);

// sys/fcntl.h; `fcntl` and `open` themselves have a variable number of arguments, which Swift doesn't import: see Darwin.swift
#define O_RDONLY 0x0000
#define O_NONBLOCK 0x00000004
#define O_EVTONLY 0x00008000
#define O_DIRECTORY 0x00100000
#define O_SYMLINK 0x00200000
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define F_SETFL 4
#define F_SETNOSIGPIPE 73
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1

// sys/poll.h
struct pollfd {
    int fd;
    short events;
    short revents;
};
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *files, nfds_t count, int milliseconds);

// sys/stat.h
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    ino_t st_ino;
    struct timespec st_mtimespec;
    off_t st_size;
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int file, struct stat *status);

// dirent.h, sys/dirent.h; a `DIR` is whole, so it isn't an OpaquePointer
typedef struct {
    int __dd_fd;
} DIR;
struct dirent {
    char d_name[1024];
};
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int dirfd(DIR *folder);
int closedir(DIR *folder);

// dlfcn.h
#define RTLD_NOW 0x2
void *dlopen(const char *path, int mode);
void *dlsym(void *library, const char *name);

// execinfo.h
int backtrace(void **frames, int count);
char **backtrace_symbols(void *const *frames, int count);

// pthread.h, sys/_pthread/_pthread_types.h
struct _opaque_pthread_t {
    long __sig;
};
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
pthread_t _Nonnull pthread_self(void);
int pthread_main_np(void);
int pthread_key_create(pthread_key_t *_Nonnull key, void (*_Nullable free)(void *_Nonnull));
int pthread_key_delete(pthread_key_t key);
void *_Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *_Nullable value);

// signal.h, sys/signal.h
#define SIGINT 2
#define SIGKILL 9
#define SIGTERM 15
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_RESTART 0x0002
typedef struct __siginfo {
    int si_signo;
} siginfo_t;
union __sigaction_u {
    void (*__sa_handler)(int);
};
struct sigaction {
    union __sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
int kill(pid_t process, int signal);
int sigaction(int signal, const struct sigaction *new, struct sigaction *old);
int sigaddset(sigset_t *signals, int signal);
int sigemptyset(sigset_t *signals);
int sigfillset(sigset_t *signals);
int pthread_sigmask(int how, const sigset_t *new, sigset_t *old);

// sys/wait.h
typedef enum { P_PID = 1 } idtype_t;
#define WNOHANG 0x00000001
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
int waitid(idtype_t kind, id_t process, siginfo_t *information, int options)
    __attribute__((availability(watchos, unavailable), availability(tvos, unavailable)));
pid_t waitpid(pid_t process, int *status, int options);

// spawn.h, sys/spawn.h, sys/_types/_posix_spawn*.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
#define RX_NO_PROCESSES __attribute__((availability(watchos, unavailable), availability(tvos, unavailable)))
int posix_spawn(
    pid_t *process,
    const char *path,
    const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes,
    char *const arguments[],
    char *const environment[]
) RX_NO_PROCESSES;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions) RX_NO_PROCESSES;
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions) RX_NO_PROCESSES;
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *actions, int descriptor, const char *path, int flags, mode_t mode
) RX_NO_PROCESSES;
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int descriptor, int copy) RX_NO_PROCESSES;
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *_Nonnull actions, const char *_Nonnull path)
    __attribute__((
        availability(macos, introduced = 10.15),
        availability(ios, unavailable),
        availability(tvos, unavailable),
        availability(watchos, unavailable)
    ));
int posix_spawnattr_init(posix_spawnattr_t *attributes) RX_NO_PROCESSES;
int posix_spawnattr_destroy(posix_spawnattr_t *attributes) RX_NO_PROCESSES;
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags) RX_NO_PROCESSES;
int posix_spawnattr_setsigdefault(posix_spawnattr_t *attributes, const sigset_t *signals) RX_NO_PROCESSES;
int posix_spawnattr_setsigmask(posix_spawnattr_t *attributes, const sigset_t *signals) RX_NO_PROCESSES;

// os/lock.h
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;
__attribute__((availability(macos, introduced = 10.12), availability(ios, introduced = 10.0)))
void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
__attribute__((availability(macos, introduced = 10.12), availability(ios, introduced = 10.0)))
void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);
#endif
