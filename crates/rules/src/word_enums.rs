//! Closed sets of words, each declared once: an enum whose values have a word in files and on the command line.

/// A value of a closed set of words.
pub trait Word {
    /// The word of the value.
    fn word(&self) -> &'static str;

    /// All words of the set, in order.
    fn words(&self) -> Vec<&'static str>;

    /// Takes the value with this word; `false` if the set has no such word.
    fn set_word(&mut self, word: &str) -> bool;
}

/// Declares an enum with a word for each value:
///
/// ```text
/// words! {
///     /// A time of day.
///     #[derive(Clone, Copy, PartialEq)]
///     pub enum Time {
///         /// Before noon.
///         Morning = "morning",
///         /// After noon.
///         Evening = "evening",
///     }
/// }
/// ```
///
/// The enum gets `ALL`, `id`, `from_id` and the trait [`Word`].
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$about:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$about])* $value,)+
        }

        impl $name {
            /// All values, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The word of the value, in files, texts and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// The value with this word.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.id() == id)
            }
        }

        impl $crate::Word for $name {
            fn word(&self) -> &'static str {
                self.id()
            }

            fn words(&self) -> Vec<&'static str> {
                Self::ALL.map(Self::id).to_vec()
            }

            fn set_word(&mut self, word: &str) -> bool {
                let value = Self::from_id(word);
                *self = value.unwrap_or(*self);
                value.is_some()
            }
        }
    };
}
