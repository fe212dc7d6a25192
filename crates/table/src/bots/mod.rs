//! Bots at the table: the thread on which they think, and the questions they answer.

pub(crate) mod bot_question;
pub(crate) mod bot_thinking_thread;
pub(crate) mod program_trial;
