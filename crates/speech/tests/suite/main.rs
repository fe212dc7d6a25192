//! What is said: whole matches, the rulebook, and every text in every language.

use std::sync::LazyLock;

use speech::Speech;

mod golden;
mod renamed;
mod rulebook;
mod stars;
mod unsaid;
mod words;

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(testing::pack("war-of-whispers")));

/// What is said in English with the base pack, whose sentences are made once for all tests.
fn speech() -> &'static Speech {
    &SPEECH
}
