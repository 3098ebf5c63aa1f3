#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import RxStreams
import RxObservable
import RxTraits
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5)))
struct URLSessionTransfersTests {
    private let server: StreamServer
    private let session = patientSession()
    private let folder: TemporaryFolder

    init() throws {
        server = try .shared
        folder = try TemporaryFolder()
    }

    private var file: URL { folder.url.appending(path: "file") }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
    }

    @Test(arguments: [1, 100, 5_000_000])
    func `a download is a file, once it is complete, and reports its progress`(size: Int) async throws {
        try folder.write("old", to: "file")
        let events = Probe<TransferEvent<URL>>()
        _ = events.subscribe(to: session.rx.download(for: try server.request("file", ["size": "\(size)"]), to: file))
        let all = await events.end()
        #expect(all.error == nil)
        #expect(all.elements.last == .finished(file))
        let progress = all.elements.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
        #expect(progress.first == TransferProgress(completed: 0, total: Int64(size)))
        #expect(progress.last == TransferProgress(completed: Int64(size), total: Int64(size)))
        #expect(progress.last?.fraction == 1)
        #expect(zip(progress, progress.dropFirst()).allSatisfy { $0.completed < $1.completed })
        #expect(try Data(contentsOf: file) == Data((0..<size).map { UInt8(truncatingIfNeeded: $0) }))
        #expect(try names() == ["file"])
    }

    @Test func `a download without a length has no fraction`() async throws {
        let events = Probe<TransferEvent<URL>>()
        let request = try server.raw("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nabc")
        _ = events.subscribe(to: session.rx.download(for: request, to: file))
        let all = await events.end()
        let progress = TransferProgress(completed: 3, total: nil)
        #expect(all.elements.suffix(2) == [.progress(progress), .finished(file)])
        #expect(progress.fraction == nil)
        #expect(TransferProgress(completed: 0, total: 0).fraction == nil)
        #expect(TransferProgress(completed: 3, total: 2).fraction == 1)
    }

    // Contract N12
    @Test func `what fails leaves no file, and the old one as it was`() async throws {
        try folder.write("old", to: "file")
        let cut = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\nConnection: close\r\n\r\nabc"
        for request in [try server.request("refuse", ["status": "500", "size": "10"]), try server.raw(cut)] {
            let events = Probe<TransferEvent<URL>>()
            _ = events.subscribe(to: session.rx.download(for: request, to: file))
            #expect(await events.end().error != nil)
            await eventually { (try? names()) == ["file"] }
            #expect(try names() == ["file"])
            #expect(try Data(contentsOf: file) == Data("old".utf8))
        }
        let events = Probe<TransferEvent<URL>>()
        let nowhere = folder.url.appending(path: "none/file")
        _ = events.subscribe(to: session.rx.download(for: try server.request("file", ["size": "1"]), to: nowhere))
        #expect((await events.end().error as? POSIXError)?.code == .ENOENT)
        let web = try #require(try server.request("file").url)
        let others = Probe<TransferEvent<URL>>()
        _ = others.subscribe(to: session.rx.download(for: try server.request("file", ["size": "1"]), to: web))
        #expect((await others.end().error as? POSIXError)?.code == .EINVAL)
    }

    @Test func `disposal of a download removes what has come`() async throws {
        let key = UUID().uuidString
        let events = Probe<TransferEvent<URL>>()
        let subscription = events.subscribe(
            to: session.rx.download(for: try server.request("hang", ["key": key]), to: file)
        )
        _ = await events.elements(2)
        #expect(try names().count == 1)
        subscription.dispose()
        #expect(try await server.answer("closed", key: key, on: session) == "closed")
        await eventually { (try? names()) == [] }
        #expect(try names() == [])
    }

    @Test(arguments: [false, true])
    func `an upload reports its progress, and the answer`(isFile: Bool) async throws {
        let data = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
        try data.write(to: file)
        var request = try server.request("upload")
        request.httpMethod = "POST"
        let events = Probe<TransferEvent<Data>>()
        _ = events.subscribe(
            to: isFile ? session.rx.upload(for: request, fromFile: file) : session.rx.upload(for: request, from: data)
        )
        let all = await events.end()
        #expect(all.error == nil)
        let progress = all.elements.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
        #expect(progress.count > 1)
        #expect(progress.last == TransferProgress(completed: 3_000_000, total: 3_000_000))
        guard case .finished(let answer)? = all.elements.last else {
            Issue.record("unexpected: \(all)")
            return
        }
        // The SHA-256 of these bytes.
        #expect(
            String(decoding: answer, as: UTF8.self)
                == "3000000 1913233a0a87fe912497ee543021c40adc5d414614fc76fdff3e0c08b6a1d981"
        )
    }

    @Test func `an upload that is refused is an error that has the body's beginning`() async throws {
        var request = try server.request("upload", ["status": "413"])
        request.httpMethod = "POST"
        let events = Probe<TransferEvent<Data>>()
        _ = events.subscribe(to: session.rx.upload(for: request, from: Data("abc".utf8)))
        guard case .httpRequestFailed(let response, let data)? = await events.end().error as? RxCocoaURLError else {
            Issue.record("unexpected: \(events.now)")
            return
        }
        #expect(response.statusCode == 413)
        #expect(data?.starts(with: Data("3 ".utf8)) == true)
    }

    @Test func `a file that can't be read is an error`() async throws {
        var request = try server.request("upload")
        request.httpMethod = "POST"
        for (place, isSessions) in [(file, true), (try #require(request.url), false)] {
            let events = Probe<TransferEvent<Data>>()
            _ = events.subscribe(to: session.rx.upload(for: request, fromFile: place))
            let error = await events.end().error
            #expect(
                isSessions ? error is URLError : (error as? POSIXError)?.code == .EINVAL,
                "\(String(describing: error))"
            )
        }
    }
}
#endif
