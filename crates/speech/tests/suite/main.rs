//! Tests of sentences: whole matches, the rulebook, and every text in every language.

use std::sync::LazyLock;

use speech::Speech;

mod golden;
mod renamed;
mod rulebook;
mod stars;
mod unsaid;
mod words;

static SPEECH: LazyLock<Speech> = LazyLock::new(|| Speech::new(testing::pack("war-of-whispers")));

/// English sentences with the base pack, made once for all tests.
fn speech() -> &'static Speech {
    &SPEECH
}
