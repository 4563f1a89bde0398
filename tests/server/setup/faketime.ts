/** A clock of its own for a program, which a test can set while the program runs. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensured} from '../../../scripts/programs';

export interface FakeClock {
  /** For the program's environment. */
  env: Record<string, string>;
  /** Sets the clock so many hours ahead of this machine's; less than 0 is back. */
  set(hours: number): void;
}

/** Makes a clock; intervals go on as they are, as they do when somebody sets a real clock. */
export function fakeClock(hours = 0): FakeClock {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'clock');
  const set = (ahead: number) =>
    writeFileSync(file, `${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}h\n`);
  set(hours);
  return {
    set,
    env: {
      LD_PRELOAD: ensured('faketime'),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      // Files keep the times that they have.
      NO_FAKE_STAT: '1',
    },
  };
}
