//! Sentences about how good decisions are: reviews, reasons, help and suspicions.

pub(crate) mod choice_comparison;
pub(crate) mod choice_reasons;
pub(crate) mod help_sentences;
pub(crate) mod past_choices;
pub(crate) mod review_document;
pub(crate) mod review_sentences;
pub(crate) mod secret_sentences;
pub(crate) mod suspicion_sentences;
