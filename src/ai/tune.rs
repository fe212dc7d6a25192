use std::sync::OnceLock;
pub fn p(i: usize, default: f32) -> f32 {
    static V: OnceLock<Vec<Option<f32>>> = OnceLock::new();
    V.get_or_init(|| {
        (0..20).map(|i| std::env::var(format!("P{i}")).ok().and_then(|s| s.parse().ok())).collect()
    })[i]
        .unwrap_or(default)
}
