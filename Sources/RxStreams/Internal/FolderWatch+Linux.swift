#if os(Linux)
internal import Foundation
internal import RxDisposables
internal import RxObservable

/// Watches a folder with inotify.
enum FolderWatch {
    private static let mask = UInt32(
        IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR
    )

    /// Starts watching.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - observer: Takes the changes.
    /// - Returns: A disposable that ends it.
    /// - Throws: The system's error if it can't watch.
    static func start(_ path: String, _ observer: AnyObserver<FolderChange>) throws(POSIXError) -> any Disposable {
        let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard number >= 0 else { throw systemError() }
        let input = Descriptor(owning: number)
        guard inotify_add_watch(input.number, path, mask) >= 0 else { throw systemError() }
        let wakeUp = try WakeUp()
        Thread.detachNewThread { follow(input, wakeUp, observer) }
        return Disposables.create { wakeUp.signal() }
    }

    private static func follow(_ input: Descriptor, _ wakeUp: WakeUp, _ observer: AnyObserver<FolderChange>) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        defer { buffer.deallocate() }
        var decoder = FolderEventDecoder()
        do {
            while try wakeUp.wait(for: [input]) != nil {
                guard let count = try input.read(into: buffer) else { continue }
                decoder.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]), observer.onNext)
                // The system reports the two halves of a renaming in succession, but not as one. If there is no second
                // half within a moment, the file has left the folder.
                if decoder.hasHalf, try !WakeUp.poll([input], timeout: 20)[0] { decoder.finish(observer.onNext) }
                if decoder.isOver { return observer.onCompleted() }
            }
        } catch {
            observer.onError(error)
        }
    }
}

/// Decodes inotify's reports into changes.
struct FolderEventDecoder {
    /// Whether the folder is gone.
    private(set) var isOver = false
    private var half: (name: String, cookie: UInt32)?

    /// Whether the last report was the first half of a renaming.
    var hasHalf: Bool { half != nil }

    /// Reads reports.
    ///
    /// - Parameters:
    ///   - reports: The bytes that the system has written.
    ///   - send: Takes the changes.
    mutating func read(_ reports: UnsafeRawBufferPointer, _ send: (FolderChange) -> Void) {
        let headerSize = MemoryLayout<inotify_event>.size
        var rest = reports[...]
        while rest.count >= headerSize {
            let report = UnsafeRawBufferPointer(rebasing: rest)
            let header = report.loadUnaligned(as: inotify_event.self)
            let length = Int(header.len)
            let name = report[headerSize..<headerSize + length].prefix { $0 != 0 }
            decode(header.mask, header.cookie, String(decoding: name, as: UTF8.self), send)
            rest = rest.dropFirst(headerSize + length)
        }
    }

    /// Reports the first half of a renaming that has no second one.
    mutating func finish(_ send: (FolderChange) -> Void) {
        guard let half else { return }
        self.half = nil
        send(.removed(half.name))
    }

    private mutating func decode(_ mask: UInt32, _ cookie: UInt32, _ name: String, _ send: (FolderChange) -> Void) {
        func has(_ flag: Int32) -> Bool { mask & UInt32(flag) != 0 }
        if has(IN_MOVED_TO), let half, half.cookie == cookie {
            self.half = nil
            return send(.renamed(from: half.name, to: name))
        }
        // This is another report, so the half before it has no second half: the file has left the folder.
        finish(send)
        if has(IN_MOVED_FROM) {
            half = (name, cookie)
        } else if has(IN_CREATE) || has(IN_MOVED_TO) {
            send(.created(name))
        } else if has(IN_DELETE) {
            send(.removed(name))
        } else if has(IN_MODIFY) {
            send(.modified(name))
        } else if has(IN_Q_OVERFLOW) {
            send(.missed)
        } else if has(IN_IGNORED) {
            // The system has stopped watching, since the folder itself is gone.
            isOver = true
        }
    }
}
#endif
