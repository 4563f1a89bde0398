/**
 * Preloaded by Node (--require): shifts the clock of a process by the milliseconds in the file CLOCK_FILE, which may change while
 * the process runs. Monotonic time is not affected, as on a machine whose clock is set.
 */
const {readFileSync} = require('node:fs');

/** Milliseconds between two reads of the file. */
const REREAD_MS = 100;

const RealDate = Date;
const realNow = Date.now;
let offset = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt > REREAD_MS) {
    readAt = performance.now();
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  }
  return realNow() + offset;
}

globalThis.Date = class Date extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(now());
    else super(...values);
  }

  static now() {
    return now();
  }
};
