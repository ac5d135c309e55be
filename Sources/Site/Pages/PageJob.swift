import Diagnostics

/// One file to be made from the model; jobs run in parallel and know nothing of one another.
struct PageJob: Sendable {
    /// Relative to the output folder.
    let path: String
    let render: @Sendable () throws(DiagnosticError) -> [UInt8]

    init(_ path: String, render: @escaping @Sendable () throws(DiagnosticError) -> [UInt8]) {
        self.path = path
        self.render = render
    }
}
