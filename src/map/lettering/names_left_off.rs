//! Finds the empires' names that don't fit on the map, and how many letters would fit.

use crate::map::lettering::empire_name_placement::Squares;
use crate::map::lettering::empire_names::written;
use crate::map::region_shapes::Shapes;
use packs::Pack;
use rules::{Empire, Region};

/// For each empire's name, the largest number of letters that would fit on the map. `None` if the name fits
/// or the empire has no home.
///
/// Places the names one after another as the window does, so the result is exact for one language's names. It
/// needs no font, since the distance between letters depends only on their size.
pub fn names_left_off(pack: &Pack, names: &[String]) -> Vec<Option<usize>> {
    let landmarks = pack.landmarks();
    let count = |region: Region| landmarks.get(region.index()).copied().unwrap_or(0);
    let mut squares = Squares::new(&Shapes::new(&pack.picture), &|region| pack.home(region), &count);
    let mut longest = |(number, name): (usize, &String)| {
        let empire = Empire::new(number)?;
        if !pack.rules.raw.regions.iter().any(|raw| raw.home == Some(empire)) {
            return None;
        }
        let letters = written(name).len();
        if squares.place(empire, letters).is_some() {
            return None;
        }
        let fits = |letters: &usize| squares.has_room(empire, *letters);
        Some((1..letters).rev().find(fits).unwrap_or(0))
    };
    names.iter().enumerate().map(&mut longest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_every_shipped_pack_finds_room_in_every_language() {
        for id in ["war-of-whispers", "whispers-of-the-stars", "lantern-delta", "drowned-crown"] {
            let pack = testing::pack(id);
            for language in &pack.languages {
                let names = pack.names_on_map(pack.words_in(language));
                assert!(names_left_off(&pack, &names).iter().all(Option::is_none), "{}: {names:?}", pack.id);
            }
        }
    }

    #[test]
    fn a_name_that_finds_no_room_is_told_with_a_length_that_does() {
        let pack = testing::pack("war-of-whispers");
        let mut names = pack.names_on_map(&pack.words);
        names[1] = "Eagles".repeat(9);
        let left = names_left_off(&pack, &names);
        let longest = left[1].unwrap();
        assert!((8..54).contains(&longest), "{longest}");
        assert_eq!(left.iter().flatten().count(), 1);
        names[1] = "E".repeat(longest);
        assert!(names_left_off(&pack, &names).iter().all(Option::is_none));
    }
}
