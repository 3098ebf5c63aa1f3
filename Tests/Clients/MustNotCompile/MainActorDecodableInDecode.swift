// `decode` runs wherever the data arrive, so it can't use a conformance of the main actor.
//
// expected: main actor-isolated conformance of 'Person' to 'Decodable' cannot satisfy conformance requirement
// Contract A4

import Foundation
import RxObservable
import RxSchedulers

@MainActor
struct Person: @MainActor Decodable {
    var name: String
}

@MainActor
func people(in data: Observable<Data>) -> Observable<Person> {
    #if FIXED
    data.observe(on: MainScheduler.instance).decode(type: Person.self, decoder: JSONDecoder())
    #else
    data.decode(type: Person.self, decoder: JSONDecoder())
    #endif
}
