//! The worker's side of jobs.

use std::cell::RefCell;

use js_sys::{Function, Uint8Array};
use wasm_bindgen::JsValue;
use whispers::remote_jobs::PageWorker;

thread_local! {
    static WORKER: RefCell<PageWorker> = RefCell::default();
    /// The function of `worker.js` that posts the replies of the present job.
    static REPLY: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Carries out a job, and hands each of its replies to a function.
pub fn run(job: &[u8], reply: &Function) {
    REPLY.set(Some(reply.clone()));
    let mut send = |reply: Vec<u8>| {
        let bytes = Uint8Array::from(reply.as_slice());
        REPLY.with_borrow(|function| {
            // The function only posts a message.
            let _ = function.as_ref().map(|function| function.call1(&JsValue::NULL, &bytes));
        });
    };
    WORKER.with_borrow_mut(|worker| worker.run(job, &mut send));
}
