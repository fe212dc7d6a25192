//! All figures about the bots, measured by one command that goes on after any stop.
//!
//! The rows are declared in `rows`. `results` keeps what is measured in a text file in the run's folder.

mod measurement;
mod results;
mod rows;

use std::fmt::Write;
use std::path::PathBuf;

use measurement::Measurement;
use results::Results;
use rows::{Asked, Row, rows};

/// The options of the command.
#[derive(clap::Args, Clone, Debug)]
pub struct FiguresArgs {
    /// The folder of the results, from which the command goes on if it was stopped
    #[arg(short)]
    o: PathBuf,
    /// Measure only rows whose id begins with this
    #[arg(long, default_value = "")]
    rows: String,
    /// Print the plan alone
    #[arg(long)]
    plan: bool,
    /// The number of threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The processor seconds of the games that are played between two writes of the results, roughly.
const CHUNK: f64 = 240.0;

/// Measures all rows that are not finished, and prints a table with the results in Markdown.
///
/// # Errors
/// The reason in words if a file cannot be read or written.
pub fn figures(args: &FiguresArgs) -> Result<(), String> {
    let mut results = Results::read(&args.o)?;
    let wanted = |results: &Results| -> Vec<Row> {
        rows(results).into_iter().filter(|row| row.id.starts_with(&args.rows)).collect()
    };
    print!("{}", plan(&wanted(&results), &results, args.threads)?);
    if !args.plan {
        measure_all(&wanted, &mut results, args.threads)?;
    }
    print!("\n{}", table(&wanted(&results), &results));
    Ok(())
}

/// Measures all rows. Results decide which tricks are measured, so the rows are made anew after each.
fn measure_all(
    rows: &impl Fn(&Results) -> Vec<Row>,
    results: &mut Results,
    threads: usize,
) -> Result<(), String> {
    while let Some(row) = rows(results).iter().find(|row| results.games(&row.id) < row.games) {
        measure(row, results, threads)?;
    }
    Ok(())
}

/// Measures a row, chunk by chunk.
fn measure(row: &Row, results: &mut Results, threads: usize) -> Result<(), String> {
    let measurement = Measurement::new(&row.subject)?;
    let chunk = ((CHUNK / measurement.seconds()) as u64).max(1).next_multiple_of(measurement.seats());
    while results.games(&row.id) < row.games {
        let done = results.games(&row.id);
        let until = (done + chunk).min(row.games);
        results.add(&row.id, until, &measurement.run(done..until, threads))?;
        eprintln!("{}: {until} of {} games", row.id, row.games);
    }
    Ok(())
}

/// A list of the rows with the minutes that are left.
fn plan(rows: &[Row], results: &Results, threads: usize) -> Result<String, String> {
    let mut text = String::from("| row | games | minutes left, roughly |\n|---|---|---|\n");
    let mut sum = 0.0;
    for row in rows {
        let left = row.games.saturating_sub(results.games(&row.id)) as f64;
        let minutes = left * Measurement::new(&row.subject)?.seconds() / 60.0 / threads as f64;
        sum += minutes;
        // Writing to a String cannot fail.
        let _ = writeln!(text, "| {} | {} | {minutes:.1} |", row.id, row.games);
    }
    let _ = writeln!(text, "| all | | {sum:.0} |");
    Ok(text)
}

/// The results in Markdown. Numbers are percentages with their 95% intervals.
fn table(rows: &[Row], results: &Results) -> String {
    let mut text = String::from(
        "| row | what | asked | measured | interval | games or cases |\n|---|---|---|---|---|---|\n",
    );
    for row in rows {
        let tallies = results.tallies(&row.id);
        for (index, figure) in row.figures.iter().enumerate() {
            let asked = match &figure.asked {
                Asked::Nothing => String::new(),
                Asked::Least(least) => format!("at least {least}"),
                Asked::Most(most) => format!("at most {most}"),
                Asked::Margin { part, of, par } => match results.tallies(of).first() {
                    Some(wins) => format!("at least {:.1}", par + part * (100.0 * wins.mean() - 25.0)),
                    None => format!("{part} of the margin of {of}"),
                },
            };
            let measured = match tallies.get(index) {
                Some(tally) => {
                    let [mean, off] = [tally.mean(), tally.interval()].map(|number| 100.0 * number);
                    format!("{mean:.1} | ± {off:.1} | {}", tally.count)
                }
                None => "| | 0".to_owned(),
            };
            // Writing to a String cannot fail.
            let _ = writeln!(text, "| {} | {} | {asked} | {measured} |", row.id, figure.what);
        }
    }
    text
}
