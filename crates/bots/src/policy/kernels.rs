//! Products of small matrices. Widths are constants, so that the compiler keeps sums in vector registers. The order of
//! additions is fixed, so results are the same on every target.

/// Adds the products of `rows` with a matrix to `sums`: for each row, the weights of each input times the input.
#[inline(always)]
pub fn multiply_add<const I: usize, const O: usize>(
    rows: &[[f32; I]],
    weights: &[[f32; O]],
    sums: &mut [[f32; O]],
) {
    let (row_pairs, last_row) = rows.as_chunks::<2>();
    let (sum_pairs, last_sum) = sums.as_chunks_mut::<2>();
    // Two rows at a time use each loaded weight twice.
    for ([first, second], [first_sum, second_sum]) in row_pairs.iter().zip(sum_pairs) {
        let (mut one, mut two) = (*first_sum, *second_sum);
        for ((weights, a), b) in weights.iter().zip(first).zip(second) {
            add_scaled(weights, *a, &mut one);
            add_scaled(weights, *b, &mut two);
        }
        (*first_sum, *second_sum) = (one, two);
    }
    for (row, sum) in last_row.iter().zip(last_sum) {
        let mut total = *sum;
        for (weights, input) in weights.iter().zip(row) {
            add_scaled(weights, *input, &mut total);
        }
        *sum = total;
    }
}

/// Adds `row` times `factor` to `sum`.
#[inline(always)]
pub fn add_scaled<const O: usize>(row: &[f32; O], factor: f32, sum: &mut [f32; O]) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += factor * number;
    }
}

/// Sets all negative numbers to 0.
#[inline(always)]
pub fn rectify<const O: usize>(rows: &mut [[f32; O]]) {
    for number in rows.as_flattened_mut() {
        *number = number.max(0.0);
    }
}

/// The inner product, summed in eight lanes.
#[inline(always)]
pub fn dot<const O: usize>(a: &[f32; O], b: &[f32; O]) -> f32 {
    let mut lanes = [0.0; 8];
    let (a, b) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    for (a, b) in a.0.iter().zip(b.0) {
        for ((lane, a), b) in lanes.iter_mut().zip(a).zip(b) {
            *lane += a * b;
        }
    }
    let rest: f32 = a.1.iter().zip(b.1).map(|(a, b)| a * b).sum();
    lanes.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_numbers_of_rows_give_the_same_sums_as_single_rows() {
        let weights = [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
        let rows = [[1.0, 0.0, 2.0], [0.0, -1.0, 1.0], [1.0, 1.0, 1.0]];
        let mut all = [[1.0; 2]; 3];
        multiply_add(&rows, &weights, &mut all);
        assert_eq!(all, [[12.0, 15.0], [3.0, 3.0], [10.0, 13.0]]);
        for (row, sums) in rows.iter().zip(all) {
            let mut single = [[1.0; 2]];
            multiply_add(&[*row], &weights, &mut single);
            assert_eq!(single[0], sums);
        }
    }

    #[test]
    fn an_inner_product_takes_any_width() {
        assert_eq!(dot(&[1.0; 11], &[2.0; 11]), 22.0);
    }
}
