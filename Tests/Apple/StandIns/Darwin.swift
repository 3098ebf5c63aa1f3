// swift-format-ignore-file
@_exported import Darwin

// What Swift adds to Apple's C library: C macros, and functions with a variable number of arguments.

/// errno.h: a macro.
public var errno: Int32 { get { fatalError() } set {} }

/// sys/fcntl.h.
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }

/// sys/fcntl.h.
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }

/// sys/stat.h: casts.
public var S_IFMT: mode_t { 0o170000 }

/// sys/stat.h: casts.
public var S_IFREG: mode_t { 0o100000 }

/// sys/stat.h: casts.
public var S_IFDIR: mode_t { 0o040000 }

/// time.h.
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }

/// time.h.
public var CLOCK_UPTIME_RAW: clockid_t { _CLOCK_UPTIME_RAW }

/// time.h.
public var CLOCK_UPTIME_RAW_APPROX: clockid_t { _CLOCK_UPTIME_RAW_APPROX }
