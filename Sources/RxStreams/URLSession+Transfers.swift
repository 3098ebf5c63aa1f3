public import Foundation
@_spi(Pipeline) public import RxObservable
public import RxTraits

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// Sends data as the body of a request, and reports the progress.
    ///
    /// ```swift
    /// session.rx.upload(for: request, from: data)
    ///     .subscribe(onNext: { event in
    ///         switch event {
    ///         case .progress(let progress): print(progress.fraction ?? 0)
    ///         case .finished(let answer): print(answer.count)
    ///         }
    ///     })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Each subscription sends the request, and disposing of it closes the connection. Bytes passed to the system count
    /// as sent.
    ///
    /// - Parameters:
    ///   - request: The request; a body of its own is ignored.
    ///   - data: The body.
    /// - Returns: How much has been sent, each time that changes; then the body of the answer, and the end. Fails
    ///   and is delivered as ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    public func upload(for request: URLRequest, from data: Data) -> Observable<TransferEvent<Data>> {
        uploaded(Exchange.events(of: request, sending: .data(data), on: base, unreadLimit: .max))
    }

    /// Sends a file as the body of a request, and reports the progress.
    ///
    /// The file is read while it is sent.
    ///
    /// - Parameters:
    ///   - request: The request; a body of its own is ignored.
    ///   - file: Where the file is.
    /// - Returns: As ``RxTraits/Reactive/upload(for:from:)``. Fails with a `POSIXError` of `EINVAL` if `file` isn't
    ///   a file URL, and with the session's error if it can't be read.
    public func upload(for request: URLRequest, fromFile file: URL) -> Observable<TransferEvent<Data>> {
        do {
            let file = URL(fileURLWithPath: try filePath(file))
            return uploaded(Exchange.events(of: request, sending: .file(file), on: base, unreadLimit: .max))
        } catch {
            return .error(error)
        }
    }

    /// Sends a request and writes the body of the answer to a file, and reports the progress.
    ///
    /// ```swift
    /// session.rx.download(for: request, to: file)
    ///     .subscribe(onNext: { event in
    ///         if case .progress(let progress) = event { print(progress.completed, "bytes") }
    ///     })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Each subscription sends the request, and disposing of it closes the connection. The complete file replaces an
    /// existing one; until then, the received bytes are in a file beside it, whose name begins with a dot. That file is
    /// deleted if the transfer fails or is disposed of.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - destination: The path of the complete file.
    ///   - unreadLimit: How many bytes may wait for a slow disk, on Linux.
    /// - Returns: How much has come, each time that changes, from 0 on; then `destination`, and the end. Fails with a
    ///   `POSIXError` if the file can't be written, `EINVAL` if `destination` isn't a file URL; else fails and is
    ///   delivered as ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    public func download(
        for request: URLRequest,
        to destination: URL,
        unreadLimit: Int = 16_777_216
    ) -> Observable<TransferEvent<URL>> {
        let session: URLSession = base
        return .using({ try PartialFile(for: try filePath(destination)) }) { file in
            let end = Observable<TransferEvent<URL>>.deferred {
                try file.finish()
                return .just(.finished(destination))
            }
            return Exchange.events(of: request, on: session, unreadLimit: unreadLimit)
                .filter { event in if case .sent = event { false } else { true } }
                .scan(TransferProgress(completed: 0, total: nil)) { progress, event in
                    switch event {
                    case .sent: return progress
                    case .response(let response):
                        let total = response.expectedContentLength
                        return TransferProgress(completed: 0, total: total >= 0 ? total : nil)
                    case .data(let piece):
                        try file.write(piece)
                        let completed = progress.completed + Int64(piece.count)
                        return TransferProgress(completed: completed, total: progress.total)
                    }
                }
                .map { progress in TransferEvent<URL>.progress(progress) }
                // The file gets its name only after the last byte has been written; after an error, this step is
                // skipped.
                .concat(end)
        }
    }
}

/// An upload's events, from the events of its exchange.
private func uploaded(_ exchange: Observable<ExchangeEvent>) -> Observable<TransferEvent<Data>> {
    Lift("upload", exchange, ()) { sink, source, _ in source.run(UploadSink(sink)) }
}

private final class UploadSink: Stage<ExchangeEvent, TransferEvent<Data>> {
    private var body = Data()

    override func onNext(_ element: ExchangeEvent) {
        switch element {
        case .sent(let count, let total): downstream.onNext(.progress(TransferProgress(completed: count, total: total)))
        // A second answer follows one that asked for a password; the body of that one is ignored.
        case .response: body = Data()
        case .data(let piece): body.append(piece)
        }
    }

    override func onCompleted() {
        downstream.onNext(.finished(body))
        guard !isStopped else { return }
        downstream.onCompleted()
    }
}
