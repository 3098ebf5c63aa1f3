import Rx

/// Answers after half a second; an app sends requests instead.
enum Server {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let songs = [
        Song(title: "Blue in Green", artist: "Miles Davis"),
        Song(title: "Blue Train", artist: "John Coltrane"),
        Song(title: "Giant Steps", artist: "John Coltrane"),
        Song(title: "Naima", artist: "John Coltrane"),
        Song(title: "So What", artist: "Miles Davis"),
        Song(title: "Take Five", artist: "Dave Brubeck"),
    ]

    /// Finds songs by a part of their title or artist; "fail" fails.
    static func search(_ text: String) -> Single<[Song]> {
        let text = text.lowercased()
        if text == "fail" { return answer(.failure(Failure(description: "The server doesn't answer."))) }
        return answer(.success(songs.filter { "\($0.title) \($0.artist)".lowercased().contains(text) }))
    }

    /// Makes an account, unless the name is "Ada".
    static func register(name: String, password: String) -> Single<Void> {
        answer(name == "Ada" ? .failure(Failure(description: "This name is taken.")) : .success(()))
    }

    private static func answer<Value: Sendable>(_ result: Result<Value, Failure>) -> Single<Value> {
        Single<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance)
            .map { _ in try result.get() }
    }
}
