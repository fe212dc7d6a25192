//! The packs at hand, and those that a catalogue offers.

mod browsed;
mod shelf;
