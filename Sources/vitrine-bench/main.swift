// swift run -c release vitrine-bench
//
// What the limits are: CONTRIBUTING.md. Tests assert counts; only this program looks at a clock.
do {
    try PriceBenchmark.run()
    try MatrixBenchmark.run()
} catch {
    print("vitrine-bench: \(error)")
}
