//! The thread on which a match's bots think, and the questions that they answer.

pub(crate) mod bot_question;
pub(crate) mod bot_thinking_thread;
pub(crate) mod program_trial;
