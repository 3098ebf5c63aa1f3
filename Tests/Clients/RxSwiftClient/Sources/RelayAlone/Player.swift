import Foundation
import RxSwift

// With `import RxSwift` alone: each object of Foundation has `.rx`, which its extensions add to.

class Player: NSObject {
    var title = ""
}

final class VideoPlayer: Player {
    var isMuted = false
}

extension Reactive where Base: Player {
    var caption: Binder<String> {
        Binder(base) { player, title in player.title = title.uppercased() }
    }
}

final class Model {}

// Elements that aren't `Sendable`, bound without `import RxCocoa`: see the file beside this one.
struct Feed<Item> {
    let items: Observable<Item>

    func play(in player: VideoPlayer) -> Disposable {
        Disposables.create(
            items.map { "\($0)" }.bind(to: player.rx.caption),
            items.map { _ in true }.bind(to: player.rx.isMuted)
        )
    }
}
