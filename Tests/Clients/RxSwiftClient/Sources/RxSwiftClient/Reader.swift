import Foundation
import RxCocoa
import RxExtras
import RxRelay
import RxSwift

// The part of RxSwiftExt that an app used; `RxExtras` has it by the same names.

class Article {
    var title: String
    var words: Int

    init(_ title: String, words: Int) {
        self.title = title
        self.words = words
    }
}

struct Offline: Error {}

@MainActor
final class ReaderViewController {
    let articles = PublishSubject<Article?>()
    let isVisible = BehaviorRelay(value: true)
    private(set) var log: [String] = []
    private let bag = DisposeBag()
    private var fewestWords = 2
    private var attempts = 0

    private func show(_ article: Article) {
        log.append(article.title)
    }

    private func note(_ texts: Observable<String>, as name: String) {
        texts.toArray().subscribe(onSuccess: { self.log.append("\(name) \($0.joined(separator: " "))") }).disposed(
            by: bag
        )
    }

    private func load(_ title: String, _ completion: @escaping (String) -> Void) {
        completion("\(title)!")
    }

    func viewDidLoad() {
        let read = articles.unwrap()
            .filterMap { self.fewestWords <= $0.words ? .map($0) : .ignore }
            .ignoreWhen { $0.title.count > self.fewestWords * 5 }
            .finally { self.fewestWords = 0 }
            .share()
        read.subscribe(weak: self, onNext: ReaderViewController.show).disposed(by: bag)
        note(read.mapAt(\.title).distinct(), as: "distinct")
        note(read.distinct(by: { $0.words + self.fewestWords }).map { $0.title }, as: "by words")
        note(read.pairwise().map { "\($0.0.title)\($0.1.title)" }, as: "pairs")
        note(read.nwise(3).map { "\($0.count)" }, as: "threes")
        note(read.map { [$0] }.mapMany { $0.words + self.fewestWords }.map { "\($0)" }, as: "many")
        note(read.mapTo("x"), as: "the same")
        note(read.zip(with: read.skip(1)) { "\($0.words + $1.words + self.fewestWords)" }, as: "sums")
        note(read.count { $0.words > self.fewestWords }.map { "\($0)" }, as: "count")
        let (long, short) = read.partition { $0.words > self.fewestWords }
        note(long.merge(with: short).map { $0.title }, as: "both")
        note(read.apply { $0.map { $0.title.uppercased() } }, as: "applied")
        note(
            read.toSortedArray { self.fewestWords >= 0 && $0.words > $1.words }.asObservable().map { $0[0].title },
            as: "most"
        )
        read.map { $0.title }.pausable(isVisible).bind(onNext: { self.log.append("visible \($0)") }).disposed(by: bag)
        read.map { $0.title }.flatMap { title in Observable<String>.fromAsync { self.load(title, $0) } }
            .bind(onNext: { self.log.append($0) })
            .disposed(by: bag)
    }

    func connect(then done: @escaping () -> Void) {
        let request = Observable<String>.deferred {
            self.attempts += 1
            return self.attempts < 3 ? .error(Offline()) : .just("connected")
        }
        request
            .retry(
                .exponentialDelayed(maxCount: 2, initial: 0.001, multiplier: 1),
                shouldRetry: { _ in self.attempts > 9 }
            )
            .catchErrorJustComplete()
            .ifEmpty(default: "given up")
            .concat(
                request.retry(
                    .customTimerDelayed(maxCount: 9, delayCalculator: { _ in .milliseconds(self.attempts) }),
                    shouldRetry: { _ in self.attempts < 9 }
                )
            )
            .subscribe(onNext: { self.log.append($0) }, onCompleted: done)
            .disposed(by: bag)
    }
}
