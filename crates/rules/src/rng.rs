//! The random number generator of a match. It must never change, so that the same seed always gives the same match
//! (R3.3).

/// The xoshiro256++ generator (Blackman and Vigna, 2019), seeded through SplitMix64.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rng([u64; 4]);

impl Rng {
    /// A generator started with this seed.
    pub fn new(seed: u64) -> Self {
        let mut x = seed;
        Self(std::array::from_fn(|_| {
            // SplitMix64 (Steele, Lea and Flood, 2014).
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ z >> 31
        }))
    }

    /// Generator number `index` for a seed, independent of those with other indices. Each decision of a match has its
    /// own, so a resumed match draws as if it had never been closed (R3.3).
    pub fn stream(seed: u64, index: u64) -> Self {
        let mut rng = Self::new(seed);
        Self::new(rng.bits() ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// Another generator, whose numbers are independent of the following ones of this generator.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self::new(self.bits())
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A uniformly random number below `n`, without bias (Lemire, 2019); 0 if `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = (self.bits() >> 32) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = (self.bits() >> 32) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A uniformly random number from 0 up to, but not including, 1.
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Shuffles a list (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = Rng::new(0);
        // The first SplitMix64 outputs of seed 0 are published test values.
        assert_eq!(rng.0[0], 0xe220_a839_7b1d_cdaf);
        assert_eq!(rng.0[1], 0x6e78_9e6a_a1b9_65f4);
        let first: Vec<u64> = (0..3).map(|_| rng.bits()).collect();
        assert_eq!(first, [0x53175d61490b23df, 0x61da6f3dc380d507, 0x5c0fdf91ec9a7bfc]);
    }

    #[test]
    fn a_fork_draws_other_numbers_than_its_origin() {
        let mut rng = Rng::new(3);
        let mut fork = rng.fork();
        let forked: Vec<u64> = (0..100).map(|_| fork.bits()).collect();
        assert!((0..100).all(|_| !forked.contains(&rng.bits())));
    }

    #[test]
    fn numbers_below_n_are_below_n_and_all_come_up() {
        let mut rng = Rng::new(7);
        let mut seen = [0; 5];
        (0..1000).for_each(|_| seen[rng.below(5) as usize] += 1);
        assert!(seen.iter().all(|n| *n > 150), "{seen:?}");
        assert_eq!(rng.below(0), 0);
    }
}
