/** Waits for a condition without a fixed delay. */
import {setTimeout as pause} from 'node:timers/promises';

const PAUSE_MS = 20;
const TRIES = 2000;

/** Repeats `check` until it passes. @throws its last error after 40 seconds or more. */
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
