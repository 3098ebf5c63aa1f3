import Foundation

/// How often a test lets threads race: under the thread sanitizer a tenth of `count`, since it sees a race by the order
/// of accesses, and not by chance.
public func rounds(_ count: Int) -> Int { isWatched ? count / 10 : count }

private let isWatched = dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") != nil
