//! The functions of `main.js` that the program calls.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use system::page::Page;
use system::workers::{Queue, Workers};

#[wasm_bindgen]
extern "C" {
    /// The object with the functions of `main.js`.
    pub type Host;

    /// Begins a transaction that stores the changes of a frame.
    #[wasm_bindgen(method)]
    pub fn write(this: &Host, path: &str, bytes: &[u8], modified: f64);
    #[wasm_bindgen(method)]
    pub fn folder(this: &Host, path: &str);
    #[wasm_bindgen(method)]
    pub fn remove(this: &Host, path: &str);
    /// Stores everything since the last call in one transaction.
    #[wasm_bindgen(method)]
    pub fn commit(this: &Host);
    /// Tells the other tabs which files this one has open to write, one path a line.
    #[wasm_bindgen(method)]
    pub fn lock(this: &Host, paths: &str);
    #[wasm_bindgen(method, js_name = chooseFile)]
    fn choose_file(this: &Host, extensions: &str);
    #[wasm_bindgen(method)]
    fn download(this: &Host, name: &str, bytes: &[u8]);
    #[wasm_bindgen(method)]
    fn play(this: &Host, samples: &[f32], rate: u32, loud: f32);
    #[wasm_bindgen(method)]
    fn begin(this: &Host, number: f64, queue: u32, job: Vec<u8>);
    #[wasm_bindgen(method)]
    fn cancel(this: &Host, number: f64);
    /// The reason why files cannot be stored, once; empty if they can.
    #[wasm_bindgen(method, js_name = takeTrouble)]
    pub fn take_trouble(this: &Host) -> String;

    /// Says on the page that the program has broken down.
    #[wasm_bindgen(method, js_name = breakDown)]
    pub fn break_down(this: &Host);
    #[wasm_bindgen(method, js_name = showsTitle)]
    pub fn shows_title(this: &Host, is_title: bool);

    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(text: &str);
}

thread_local! {
    static HOST: RefCell<Option<Host>> = const { RefCell::new(None) };
}

/// Calls a function of the page.
pub fn with<T>(call: impl FnOnce(&Host) -> T) -> Option<T> {
    HOST.with_borrow(|host| host.as_ref().map(call))
}

/// Writes a message to the browser's console.
pub fn report(text: &str) {
    console_error(text);
}

/// Makes the functions of the page known to the program.
pub fn install(host: Host) {
    HOST.set(Some(host));
    system::workers::install(Workers {
        begin: |number, queue, job| {
            let queue = match queue {
                Queue::Play => 0,
                Queue::Side => 1,
            };
            with(|host| host.begin(number as f64, queue, job));
        },
        cancel: |number| {
            with(|host| host.cancel(number as f64));
        },
    });
    system::page::install(Page {
        choose_file: |extensions| {
            let accepted: Vec<String> = extensions.iter().map(|extension| format!(".{extension}")).collect();
            with(|host| host.choose_file(&accepted.join(",")));
        },
        download: |name, bytes| {
            with(|host| host.download(name, bytes));
        },
        play: |samples, rate, loud| {
            with(|host| host.play(samples, rate, loud));
        },
    });
}
