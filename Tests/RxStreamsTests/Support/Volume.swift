#if DEBUG
/// How many events a volume test sends: more than any buffer on their way holds.
///
/// In debug each event takes some ten times as long as in release, where a test sends a million.
let volume = 200_000
#else
/// How many events a volume test sends.
let volume = 1_000_000
#endif
