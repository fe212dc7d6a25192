// A worker with the same program. It carries out one job after another.

import init, { add_font, work } from './whispers.js';

let ready;

self.onmessage = async ({ data }) => {
  try {
    if (data.module) ready = init({ module_or_path: data.module });
    await ready;
    for (const [name, bytes] of data.fonts ?? []) add_font(name, bytes);
    if (!data.job) return;
    work(new Uint8Array(data.job), (reply) => self.postMessage({ reply }, [reply.buffer]));
    self.postMessage({ done: true });
  } catch (error) {
    // The page ends this worker, whose memory may be broken.
    setTimeout(() => { throw error; });
  }
};
