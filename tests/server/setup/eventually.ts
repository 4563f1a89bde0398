/** Waits for something to come true, without saying how long it takes. */
import {setTimeout as pause} from 'node:timers/promises';

const PAUSE_MS = 20;
const TRIES = 2000;

/** Repeats `check` until it passes. @throws what it threw last. */
export async function eventually(check: () => unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await check();
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
}
