import RxTracing
import Testing

struct HistogramTests {
    @Test func `a quantile is rounded up to a power of two, and never above the maximum`() {
        var histogram = Histogram()
        for value in 1...100 { histogram.record(Int64(value)) }
        #expect(histogram.count == 100)
        #expect(histogram.sum == 5050)
        #expect(histogram.maximum == 100)
        #expect(histogram.quantile(0.5) == 63)
        #expect(histogram.quantile(0.01) == 1)
        #expect(histogram.quantile(1) == 100)
    }

    @Test(arguments: [Int64.min, -1, 0, 1, .max])
    func `every value has a bucket`(_ value: Int64) {
        var histogram = Histogram()
        histogram.record(value)
        histogram.record(value)
        #expect(histogram.quantile(0.5) == max(0, value))
        #expect(histogram.sum == (value == .max ? .max : max(0, value) * 2))
    }

    @Test func `without values all figures are zero`() {
        #expect(Histogram().quantile(0.99) == 0)
        #expect(Histogram().maximum == 0)
    }
}
