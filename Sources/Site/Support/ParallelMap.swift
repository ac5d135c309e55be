import Dispatch
import Foundation
import Synchronization

extension Array where Element: Sendable {
    /// Applies `transform` to every element on all cores (or on `jobs` threads) and keeps the order.
    func parallelMap<Result: Sendable>(jobs: Int? = nil, _ transform: @Sendable (Element) -> Result) -> [Result] {
        if count < 2 || jobs == 1 { return map(transform) }
        let results = Mutex<[Result?]>(Array<Result?>(repeating: nil, count: count))
        let next = Atomic(0)
        let workers = Swift.min(count, jobs ?? cores)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = transform(self[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}

private let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
