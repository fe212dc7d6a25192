// The program's workers: one for each queue of jobs, and a spare one, so that ending a worker costs no time.

export class Workers {
  constructor(module, program) {
    this.module = module;
    this.program = program;
    this.fonts = [];
    this.queues = [0, 1].map(() => ({ worker: undefined, job: undefined, waiting: [] }));
    this.spare = this.create();
  }

  create() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    worker.postMessage({ module: this.module, fonts: this.fonts });
    return worker;
  }

  // Gives all workers a font that the page has downloaded: its name and its bytes.
  addFont(font) {
    this.fonts.push(font);
    for (const worker of [this.spare, ...this.queues.map((place) => place.worker)]) worker?.postMessage({ fonts: [font] });
  }

  take() {
    const worker = this.spare ?? this.create();
    this.spare = undefined;
    // The next one starts when this one has its job.
    setTimeout(() => { this.spare ??= this.create(); }, 0);
    return worker;
  }

  begin(number, queue, job) {
    const place = this.queues[queue];
    place.waiting.push({ number, job });
    this.next(place);
  }

  next(place) {
    if (place.job !== undefined || place.waiting.length === 0) return;
    const { number, job } = place.waiting.shift();
    place.worker ??= this.take();
    const { worker } = place;
    place.job = number;
    const end = () => {
      if (place.worker !== worker || place.job !== number) return;
      place.job = undefined;
      this.program.finish(number);
      // Tests wait for it.
      this.finished?.(number);
      this.next(place);
    };
    worker.onmessage = ({ data }) => {
      if (place.worker !== worker || place.job !== number) return;
      if (data.reply) this.program.deliver(number, data.reply);
      else end();
    };
    // The program has broken down there, or the browser has ended it.
    worker.onerror = (event) => {
      event.preventDefault();
      if (place.worker !== worker) return;
      worker.terminate();
      end();
      if (place.worker === worker) place.worker = undefined;
    };
    worker.postMessage({ job }, [job.buffer]);
  }

  cancel(number) {
    for (const place of this.queues) {
      place.waiting = place.waiting.filter((waiting) => waiting.number !== number);
      if (place.job === number) {
        place.worker.terminate();
        place.worker = undefined;
        place.job = undefined;
        this.next(place);
      }
    }
  }
}
