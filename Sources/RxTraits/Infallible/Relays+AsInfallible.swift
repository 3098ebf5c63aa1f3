public import RxRelay

extension PublishRelay: InfallibleConvertibleType {}
extension BehaviorRelay: InfallibleConvertibleType {}
extension ReplayRelay: InfallibleConvertibleType {}
