/// Raw HTML that isn't allowed: which event holds it and what is wrong. Its place is known once its block is read.
struct Rejection: Sendable {
    var event: Int
    var message: String
    var explanation: String?
}
