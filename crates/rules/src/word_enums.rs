//! The macro `words!`: enums whose values each have one word in files and on the command line.

/// An enum value that has one word in files and on the command line. `words!` implements this trait.
pub trait Word {
    /// The word of this value.
    fn word(&self) -> &'static str;

    /// The words of all values of this enum, in the order of the variants.
    fn words(&self) -> Vec<&'static str>;

    /// Sets `self` to the value with this word. Returns `false` and changes nothing if no value has this word.
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
            /// All values, in the order of declaration.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value),+];

            /// The value's word in files, texts and on the command line.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }

            /// The value with this word; `None` if there is none.
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
