import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(5)))
struct TeardownTests {
    // Contract G8
    @Test func `disposes of a million nested disposables`() throws {
        try disposeOfChain(length: 1_000_000) { _ in .binaryFirst }
    }

    // Contract G8: releasing a chain doesn't recurse either.
    @Test func `frees a million nested disposables`() throws {
        try letGoOfChain(length: 1_000_000) { _ in .binaryFirst }
    }

    // Contract G8: a stack of 256 KB leaves thirteen bytes for each level.
    @Test(arguments: Nesting.allCases)
    func `disposes of nested disposables of every kind`(nesting: Nesting) throws {
        try disposeOfChain(length: 20_000) { _ in nesting }
    }

    // Contract G8
    @Test(arguments: Nesting.allCases)
    func `frees nested disposables of every kind`(nesting: Nesting) throws {
        try letGoOfChain(length: 20_000) { _ in nesting }
    }

    // Contract G8: different kinds may be combined.
    @Test func `nested disposables of several kinds take a flat stack`() throws {
        let kind: @Sendable (Int) -> Nesting = { Nesting.allCases[$0 % Nesting.allCases.count] }
        try disposeOfChain(length: 20_000, kind)
        try letGoOfChain(length: 20_000, kind)
    }

    private func disposeOfChain(length: Int, _ kind: @escaping @Sendable (Int) -> Nesting) throws {
        let leaf = CountingDisposable()
        try runOnSmallStack {
            var chain: any Disposable = leaf
            for level in 0..<length {
                chain = kind(level).wrap(chain)
            }
            #expect(leaf.count == 0)
            chain.dispose()
            #expect(leaf.count == 1, "everything is done when the outermost call returns")
        }
        #expect(leaf.count == 1)
    }

    private func letGoOfChain(length: Int, _ kind: @escaping @Sendable (Int) -> Nesting) throws {
        let weakLeaf = WeakBox()
        try runOnSmallStack {
            var chain: (any Disposable)?
            do {
                let leaf = CountingDisposable()
                weakLeaf.object = leaf
                chain = leaf
            }
            for level in 0..<length {
                chain = chain.map { kind(level).wrap($0) }
            }
            #expect(weakLeaf.object?.count == 0)
            chain = nil
            #expect(weakLeaf.object == nil, "everything has been freed when the outermost release returns")
        }
    }

    // Contract G8: members are disposed of in order and depth first, beyond the limit and within it.
    @Test(arguments: [1, Teardown.depthLimit - 1, Teardown.depthLimit, Teardown.depthLimit + 1, 1_000])
    func `the order is depth first`(depth: Int) {
        let recorder = Recorder<Int>()
        func note(_ number: Int) -> any Disposable {
            Disposables.create { recorder.record(number) }
        }
        var tree: any Disposable = note(0)
        for level in 1...depth {
            let middle = tree
            tree =
                level.isMultiple(of: 2)
                ? CompositeDisposable(note(-level), middle, note(level))
                : Disposables.create(note(-level), middle, note(level))
        }
        tree.dispose()
        #expect(recorder.elements == Array(-depth...depth))
    }

    // Contract G8: a wide tree within the limit keeps its order, too.
    @Test func `the order of a wide tree is depth first, too`() {
        let recorder = Recorder<Int>()
        let bottom = (0..<5).map { outer -> any Disposable in
            Disposables.create(
                (0..<5).map { inner -> any Disposable in
                    Disposables.create { recorder.record(outer * 5 + inner) }
                }
            )
        }
        var tree: any Disposable = Disposables.create(bottom)
        for _ in 0..<(2 * Teardown.depthLimit) {
            tree = Disposables.create([tree])
        }
        tree.dispose()
        #expect(recorder.elements == Array(0..<25))
    }

    // Beyond the limit, an action still sees the effect of its disposals at once.
    @Test func `shallow nesting is plain calls`() {
        let recorder = Recorder<String>()
        var disposable: any Disposable = Disposables.create { recorder.record("leaf") }
        for _ in 0..<8 {
            let inner = Disposables.create(disposable, Disposables.create())
            disposable = Disposables.create {
                inner.dispose()
                recorder.record("after")
            }
        }
        disposable.dispose()
        #expect(recorder.elements == ["leaf"] + Array(repeating: "after", count: 8))
    }

    // Contract G8: a deep teardown leaves the thread's state unchanged.
    @Test func `deep teardown leaves no object behind`() throws {
        try runConcurrently(threads: 4) { _ in
            for _ in 0..<3 {
                var chain: any Disposable = CountingDisposable()
                for _ in 0..<1_000 {
                    chain = Nesting.composite.wrap(chain)
                }
                chain.dispose()
                let leaf = CountingDisposable()
                let shallow = Disposables.create(Disposables.create(leaf, leaf), leaf)
                shallow.dispose()
                #expect(leaf.count == 3)
            }
        }
    }

    // Contract G8: many members on one level.
    @Test func `many members take a flat stack`() {
        let leaf = CountingDisposable()
        let composite = CompositeDisposable()
        for _ in 0..<100_000 {
            composite.insert(leaf)
        }
        #expect(composite.count == 100_000)
        composite.dispose()
        #expect(leaf.count == 100_000)
    }
}

// Written before the chain is made and read after it is gone, on one thread; runOnSmallStack orders the rest.
private final class WeakBox: @unchecked Sendable {
    weak var object: CountingDisposable?
}
