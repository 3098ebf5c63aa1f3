#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

extension CallStack {
    /// A line for each frame.
    ///
    /// - Complexity: Milliseconds for each frame that no earlier stack had; 70 of them in a large program.
    package var lines: [String] { addresses.flatMap(CallStack.words).map(\.line) }

    /// The innermost line outside this library and the standard library: the call of the library.
    ///
    /// - Complexity: The same as ``lines``.
    package var site: String? {
        addresses.lazy.flatMap(CallStack.words).first { !$0.isOfLibrary }?.line
    }
}

extension CallStack.Words {
    /// Whether the function belongs to this library or the standard library, or is a thunk.
    fileprivate var isOfLibrary: Bool {
        guard symbol.hasPrefix("$s") else { return false }
        // A user's own operator is a method of the library's type, in an extension of another module.
        if let module = extendingModule { return module == "Swift" || Self.modules.contains(module) }
        // A mangled name begins with its module: the length of the module's name, and the name. Other names belong to
        // thunks.
        guard symbol.dropFirst(2).first?.isNumber ?? false else { return true }
        return Self.modules.contains { symbol.hasPrefix("$s\($0.utf8.count)\($0)") }
    }

    /// The module of the function's extension: `(extension in Module):Type.function`.
    private var extendingModule: String? {
        guard let demangle = Self.demangle, let name = demangle(symbol, symbol.utf8.count, nil, nil, 0) else {
            return nil
        }
        defer { free(name) }
        let function = String(cString: name)
        let mark = "(extension in "
        guard let start = function.indices.first(where: { function[$0...].hasPrefix(mark) }) else { return nil }
        return String(function[start...].dropFirst(mark.count).prefix { $0 != ")" })
    }

    private typealias Demangle =
        @convention(c) (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32) ->
        UnsafeMutablePointer<CChar>?

    /// The runtime's function, which returns memory from `malloc`.
    private static let demangle: Demangle? = {
        guard let program = dlopen(nil, RTLD_NOW), let address = dlsym(program, "swift_demangle") else { return nil }
        // SAFETY: this is the function's type.
        return unsafeBitCast(address, to: Demangle.self)
    }()

    private static let modules = [
        "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits", "RxVirtualTime",
        "RxExtras", "RxTracing", "RxFoundation", "RxStreams", "RxScreens", "RxCombineBridge",
        "RxDistributed", "RxTest", "RxBlocking", "RxSwift", "RxCocoa",
    ]
}
