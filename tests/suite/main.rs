//! Tests of the whole program: its window, its binary and its documents.

mod cli;
mod clicks;
mod colours;
mod documents;
mod fuzz;
mod house;
mod icons;
mod languages;
mod layers;
mod letters;
mod names_left_off;
mod notices;
mod outside;
mod packaging;
mod pictures;
mod preview;
mod real_window;
mod rectangles;
mod screens;
mod shown;
mod stars;
mod support;
mod window;
mod words;
