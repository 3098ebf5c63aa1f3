import Rx

struct Form: Equatable, Sendable {
    var name = ""
    var password = ""
    var repeated = ""
}

enum Problem: Equatable, Sendable {
    case shortName
    case shortPassword
    case different
}

protocol SignUpAPI: Sendable {
    func register(_ form: Form) -> Single<String>
}

/// A form that reports its errors, and can be sent when there are none.
@MainActor
final class SignUpViewModel {
    let name = BehaviorRelay(value: "")
    let password = BehaviorRelay(value: "")
    let repeated = BehaviorRelay(value: "")
    let submit = PublishRelay<Void>()

    let problems: Driver<[Problem]>
    let canSubmit: Driver<Bool>
    let welcome: Signal<String>

    init(api: any SignUpAPI) {
        let form = Driver.combineLatest(name.asDriver(), password.asDriver(), repeated.asDriver()) {
            Form(name: $0, password: $1, repeated: $2)
        }
        problems = form.map { SignUpViewModel.problems(of: $0) }.distinctUntilChanged()
        canSubmit = problems.map(\.isEmpty).distinctUntilChanged()
        welcome =
            submit
            .asSignal()
            .withLatestFrom(canSubmit)
            .filter { $0 }
            .withLatestFrom(form)
            .flatMapLatest { form in
                api.register(form)
                    .map { "Welcome, \($0)!" }
                    .asSignal(onErrorRecover: { .just("Sorry: \($0)") })
            }
    }

    private static func problems(of form: Form) -> [Problem] {
        var problems: [Problem] = []
        if form.name.count < 3 { problems.append(.shortName) }
        if form.password.count < 8 { problems.append(.shortPassword) }
        if form.password != form.repeated { problems.append(.different) }
        return problems
    }
}
