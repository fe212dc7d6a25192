//! Jobs for a worker that shares no memory with the program: bots' decisions, analyses and reviews as messages.
//!
//! A [`Job`](job::Job) holds the text of a record, from which the worker rebuilds the match, and a task. A
//! [`RemoteWorker`](worker::RemoteWorker) carries it out and reports each result. A result is equal to that of the
//! program's own threads for the same match.
//!
//! Not here: how messages travel. `system::workers` passes them on.

pub mod job;
pub mod wire;
pub mod worker;
