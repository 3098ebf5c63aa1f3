/// Disposes of nested disposables without running out of stack (contract G8).
///
/// A disposable that holds others passes them to one of these functions, instead of disposing of them or, in its
/// `deinit`, releasing them itself. The first `depthLimit` levels of nesting are plain calls. The frame at that level
/// becomes the driver: from there on, a nested call only records its request, and the driver carries the request out as
/// soon as the current call has returned. Members are handled in order, depth first, on both sides of the limit. When
/// the outermost call returns, everything has been done.
///
/// So a chain of a million disposables takes `depthLimit` frames, and the usual shallow tree costs one thread-local
/// read for each level. Below the limit, and only there, an action that disposes of something nested gets control back
/// before that has been done.
///
/// - Complexity: Each function is O(n) in what it disposes of or frees. Nothing is allocated above the limit.
package enum Teardown {
    /// A request from below the limit, which the driver carries out.
    fileprivate enum Item {
        case dispose(any Disposable)
        case release(any Disposable)
        case run(@Sendable () -> Void)
        case releaseAction(@Sendable () -> Void)

        consuming func perform() {
            switch consume self {
            case .dispose(let disposable):
                disposable.dispose()
            case .run(let action):
                action()
            case .release, .releaseAction:
                break  // The payload is freed when this returns.
            }
        }
    }

    /// A thread's progress in its current teardown.
    fileprivate struct Progress {
        /// The number of nested calls on the stack of this thread, up to the limit.
        var depth = 0
        /// Whether the frame at the limit is carrying out `items`.
        var isDriving = false
        /// A stack: the item that came last is torn down first.
        var items: [Item] = []
    }

    /// Levels of nesting that are plain calls.
    package static let depthLimit = 64

    /// Disposes of one member and frees it.
    ///
    /// - Parameter disposable: The member; the caller has given up its own reference.
    package static func dispose(_ disposable: consuming any Disposable) {
        let progress = currentProgress
        guard progress.pointee.depth < depthLimit else {
            progress.postpone(.dispose(disposable))
            return
        }
        // A `defer` isn't needed, since a disposal doesn't throw. The pointer stays valid until the thread ends.
        progress.pointee.depth &+= 1
        disposable.dispose()
        progress.pointee.depth &-= 1
    }

    /// Disposes of one disposable that was replaced or removed, whatever the depth, and frees it.
    ///
    /// It isn't inlined, so that the reference moves in: inlined, the call would cost another retain and release.
    ///
    /// - Parameter disposable: The disposable; the caller has given up its own reference.
    @inline(never)
    static func disposeAtOnce(_ disposable: consuming any Disposable) {
        disposable.dispose()
    }

    /// Disposes of members in order, each after the previous member and its contents.
    ///
    /// - Parameter next: Returns the next member; `nil` after the last one.
    /// - Complexity: O(n) in the number of members.
    @inline(__always)
    static func disposeEach(_ next: () -> (any Disposable)?) {
        let progress = currentProgress
        guard progress.pointee.depth < depthLimit else {
            // All members are moved into `items` at once, and wait there, in the same order, until the driver reaches
            // them.
            progress.postponeEach { next().map(Item.dispose) }
            return
        }
        progress.pointee.depth &+= 1
        while let disposable = next() {
            disposable.dispose()
        }
        progress.pointee.depth &-= 1
    }

    /// Runs the action of a disposable and frees it.
    ///
    /// - Parameter action: The action; the caller has given up its own reference.
    static func run(_ action: consuming @escaping @Sendable () -> Void) {
        let progress = currentProgress
        guard progress.pointee.depth < depthLimit else {
            progress.postpone(.run(action))
            return
        }
        progress.pointee.depth &+= 1
        action()
        progress.pointee.depth &-= 1
    }

    /// Frees a member that has not been disposed of.
    ///
    /// A `deinit` does this with each member that is left.
    ///
    /// - Parameter disposable: The field of the member; `nil` afterwards. The field is passed, and not its value, so
    ///   that no copy of the reference outlives this call, whatever the optimiser does.
    package static func release(_ disposable: inout (any Disposable)?) {
        if disposable != nil {
            releaseEach {
                disposable.take()
            }
        }
    }

    /// Frees members that have not been disposed of, in order.
    ///
    /// - Parameter next: Returns the next member; `nil` after the last one.
    /// - Complexity: O(n) in the number of members.
    @inline(__always)
    static func releaseEach(_ next: () -> (any Disposable)?) {
        let progress = currentProgress
        guard progress.pointee.depth < depthLimit else {
            progress.postponeEach { next().map(Item.release) }
            return
        }
        progress.pointee.depth &+= 1
        // The comparison frees each member, so the next member is taken out only after the contents of this one have
        // been freed.
        while next() != nil {}
        progress.pointee.depth &-= 1
    }

    /// Frees an action that has not been run.
    ///
    /// - Parameter action: The field of the action; `nil` afterwards.
    static func release(_ action: inout (@Sendable () -> Void)?) {
        guard action != nil else { return }
        let progress = currentProgress
        guard progress.pointee.depth < depthLimit else {
            progress.postponeEach { action.take().map(Item.releaseAction) }
            return
        }
        progress.pointee.depth &+= 1
        action = nil
        progress.pointee.depth &-= 1
    }
}

extension UnsafeMutablePointer<Teardown.Progress> {
    /// Records a request and, unless the driver is further down the stack, carries out all recorded requests.
    @inline(never)
    fileprivate func postpone(_ item: consuming Teardown.Item) {
        pointee.items.append(consume item)
        drive()
    }

    // Inlined, a copy of an item could outlive the driver, and be freed after it: one nested in the other.
    @inline(never)
    fileprivate func postponeEach(_ next: () -> Teardown.Item?) {
        let start = pointee.items.count
        while let item = next() {
            pointee.items.append(consume item)
        }
        reverseItems(from: start)
        drive()
    }

    /// Turns a call's members round: they come in order, but the stack yields the last item first.
    @inline(never)
    private func reverseItems(from start: Int) {
        var (low, high) = (start, pointee.items.count - 1)
        while low < high {
            pointee.items.swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }

    @inline(never)
    private func drive() {
        // A driver further down the stack continues with these items as soon as its current item returns. Without a
        // driver, this frame is the first at the limit, and becomes the driver.
        guard !pointee.isDriving else { return }
        pointee.isDriving = true
        while let item = pointee.items.popLast() {
            item.perform()
        }
        // This frees the memory, which a long chain has made large.
        pointee.items = []
        pointee.isDriving = false
    }
}

// MARK: - Thread-local storage

private let storedProgress = ThreadLocalPointer()

private var currentProgress: UnsafeMutablePointer<Teardown.Progress> {
    guard let progress = storedProgress.load() else { return makeProgress() }
    // SAFETY: only `makeProgress` stores there.
    return progress.assumingMemoryBound(to: Teardown.Progress.self)
}

@inline(never)
private func makeProgress() -> UnsafeMutablePointer<Teardown.Progress> {
    let progress = UnsafeMutablePointer<Teardown.Progress>.allocate(capacity: 1)
    progress.initialize(to: Teardown.Progress())
    storedProgress.store(progress, freedBy: freeProgress)
    return progress
}

/// Frees a thread's `Progress`; the system calls it when the thread ends.
private let freeProgress: ThreadLocalPointer.Free = { progress in
    let progress: UnsafeMutableRawPointer? = progress
    // The system has cleared the thread's value before. If freeing an item here tears something down, a new `Progress`
    // is made, and the system calls this function for that, too.
    // SAFETY: `makeProgress` made it, and the system passes it to this function once.
    if let progress = progress?.assumingMemoryBound(to: Teardown.Progress.self) {
        progress.deinitialize(count: 1)
        progress.deallocate()
    }
}
