import Foundation
import RxObservable
import Testing

struct RxErrorTests {
    @Test(arguments: [
        (RxError.unknown, "Something failed that no other error names."),
        (.overflow, "A counter went over the range of its type."),
        (.argumentOutOfRange, "An argument was out of its range."),
        (.noElements, "The sequence has no element."),
        (.moreThanOneElement, "The sequence has more than one element."),
        (.timeout, "Nothing came in time."),
    ])
    func `an error describes its cause`(error: RxError, sentence: String) {
        #expect(error.debugDescription == sentence)
        #expect("\(error)" == sentence)
    }

    @Test func `as an NSError it is RxSwift's`() {
        let error = RxError.timeout as NSError
        #expect(error.domain == "RxSwift.RxError")
        #expect(error.code == 6)
    }

    @Test func `an error of disposal names the type of the object, without reading the object`() {
        let object = Named()
        let error = RxError.disposed(object: object)
        #expect(error.debugDescription == "An object of type Named was used after it had been disposed of.")
        guard case .disposed(let named) = error else {
            Issue.record("\(error)")
            return
        }
        let (isSame, isAnother) = (named === object, named === Named())
        #expect(isSame)
        #expect(!isAnother)
        #expect(named.typeName == "Named")
    }

    private final class Named: CustomStringConvertible {
        var description: String {
            Issue.record("An error may be described on any thread.")
            return "Ada"
        }
    }
}
