import Rx
import RxScreens
import UIKit

extension Member {
    /// What RxCocoa doesn't have.
    static let beyond: [Member] = [
        Member("UIPageControl.currentPage", of: { UIPageControl(frame: .zero) }, first: 1, \.rx.currentPage) {
            $0.turn(to: 0)
        },
        Member(
            "UITraitChangeObservable.traitChanges",
            of: { UIView(frame: .zero) },
            { $0.rx.traitChanges([UITraitUserInterfaceStyle.self]).map { $0.userInterfaceStyle } }
        ) { $0.change(style: $0.traitCollection.userInterfaceStyle == .dark ? .light : .dark) },
    ]
}
