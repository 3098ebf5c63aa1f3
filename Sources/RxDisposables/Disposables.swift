/// Makes disposables.
///
/// ```swift
/// let watch = Disposables.create { request.cancel() }
/// let both = Disposables.create(watch, subscription)
/// both.dispose()  // `watch` first, then `subscription`
/// ```
public struct Disposables {
    // A type of functions alone is an enum elsewhere. RxSwift's is a struct, and `import struct RxSwift.Disposables`
    // names the kind.
    private init() {}

    /// Makes a disposable without an action.
    ///
    /// - Returns: Always the same object; nothing is allocated.
    @_effects(readonly)  // Where what it returns is dropped, it isn't called at all.
    public static func create() -> any Disposable {
        NopDisposable.shared
    }

    /// Makes a disposable that runs an action once, when it is first disposed of.
    ///
    /// - Parameter dispose: The action. It is freed with everything that it captures right after it has run.
    /// - Returns: A disposable that runs `dispose` on the thread that disposes of it.
    @_disfavoredOverload
    public static func create(with dispose: consuming @escaping @Sendable () -> Void) -> any Cancelable {
        AnonymousDisposable(dispose)
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package static func strictCreate(_ dispose: consuming @escaping @Sendable () -> Void) -> any Cancelable {
        create(with: dispose)
    }

    /// Makes a disposable that disposes of two others.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    /// - Returns: A disposable that disposes of both in order and forgets them.
    public static func create(
        _ disposable1: consuming any Disposable,
        _ disposable2: consuming any Disposable
    ) -> any Cancelable {
        BinaryDisposable(disposable1, disposable2)
    }

    /// Makes a disposable that disposes of three others.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    ///   - disposable3: Is disposed of third.
    /// - Returns: A disposable that disposes of them in order and forgets them.
    public static func create(
        _ disposable1: consuming any Disposable,
        _ disposable2: consuming any Disposable,
        _ disposable3: consuming any Disposable
    ) -> any Cancelable {
        var members = RingBuffer<any Disposable>()
        members.append(disposable1)
        members.append(disposable2)
        members.append(disposable3)
        return NAryDisposable(members)
    }

    /// Makes a disposable that disposes of many others.
    ///
    /// - Parameters:
    ///   - disposable1: Is disposed of first.
    ///   - disposable2: Is disposed of second.
    ///   - disposable3: Is disposed of third.
    ///   - disposables: Are disposed of after these.
    /// - Returns: A disposable that disposes of them in order and forgets them.
    /// - Complexity: O(n) in the number of disposables.
    public static func create(
        _ disposable1: consuming any Disposable,
        _ disposable2: consuming any Disposable,
        _ disposable3: consuming any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        create([disposable1, disposable2, disposable3] + disposables)
    }

    /// Makes a disposable that disposes of all the members of an array.
    ///
    /// - Parameter disposables: The disposables.
    /// - Returns: A disposable that disposes of them in order and forgets them.
    /// - Complexity: O(n) in the number of disposables.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        var members = RingBuffer<any Disposable>()
        members.reserveCapacity(disposables.count)
        for disposable in disposables {
            members.append(disposable)
        }
        return NAryDisposable(members)
    }
}
