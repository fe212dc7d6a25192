//! The perceived difference between two colours, for normal and colour-blind vision.

use palette::color_difference::Ciede2000;
use palette::white_point::D65;
use palette::{IntoColor, Lab, LinSrgb, Srgb};

/// The red, green and blue channels of a colour, each from 0 to 255.
pub type Rgb = [u8; 3];

/// The minimum difference (CIEDE2000) between the colours of two empires, which share a map.
pub const EMPIRES_APART: f64 = 12.0;
/// The minimum difference (CIEDE2000) between the colours of two societies, which are always named as well.
pub const SOCIETIES_APART: f64 = 10.0;

/// A kind of colour vision.
#[derive(Debug)]
pub struct Vision {
    /// The name of this kind of vision.
    pub name: &'static str,
    /// The people with this kind of vision, as part of a sentence.
    pub eyes: &'static str,
    /// The matrix that converts linear red, green and blue to how they appear with this vision.
    rows: [[f64; 3]; 3],
}

/// The kinds of colour vision. Matrices from Machado, Oliveira and Fernandes 2009, severity 1.0.
pub const VISIONS: [Vision; 4] = [
    Vision { name: "normal", eyes: "all people", rows: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] },
    Vision {
        name: "protan",
        eyes: "people who lack the cones for red (protanopia)",
        rows: [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    },
    Vision {
        name: "deutan",
        eyes: "people who lack the cones for green (deuteranopia)",
        rows: [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    },
    Vision {
        name: "tritan",
        eyes: "people who lack the cones for blue (tritanopia)",
        rows: [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    },
];

impl Vision {
    /// The colour, in CIELAB, that a person with this vision sees.
    pub fn sees(&self, [r, g, b]: Rgb) -> Lab<D65, f64> {
        let linear: LinSrgb<f64> = Srgb::new(r, g, b).into_linear();
        let [r, g, b] = self.rows.map(|[of_red, of_green, of_blue]| {
            (of_red * linear.red + of_green * linear.green + of_blue * linear.blue).clamp(0.0, 1.0)
        });
        LinSrgb::new(r, g, b).into_color()
    }

    /// The difference (CIEDE2000) that a person with this vision sees between two colours.
    pub fn apart(&self, one: Rgb, other: Rgb) -> f64 {
        self.sees(one).difference(self.sees(other))
    }
}

/// The kind of vision that sees the least difference between two colours, and that difference.
pub fn nearest(one: Rgb, other: Rgb) -> (&'static Vision, f64) {
    const ALL: &[Vision; 4] = &VISIONS;
    let [first, rest @ ..] = ALL;
    rest.iter()
        .map(|v| (v, v.apart(one, other)))
        .fold((first, first.apart(one, other)), |least, next| if next.1 < least.1 { next } else { least })
}
