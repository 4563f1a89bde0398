/** `npm test -- fuzz`: random requests to the forms service; see HELP. */
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fuzzForms} from '../../tests/server/fuzz/run';
import {anySeed, numbersFrom} from '../numbers';

const HELP = `npm test -- fuzz [--runs N] [--seed N]

Sends random requests to a server of its own and fails on a 5xx answer, on no answer, on a
file left behind, on a stored submission that the rules refuse, and on a heap that grows.

  --runs  how many requests (default: 20000)
  --seed  the same seed makes the same requests (default: another one each time)

Exit codes: 0 nothing found, 1 something found, 2 wrong usage.`;

/** What a heap may grow by, in bytes: compiled code and counts of clients, not requests. */
const HEAP_TOLERANCE = 24 * 1024 ** 2;

async function fuzz(): Promise<void> {
  const {runs, seed} = numbersFrom({runs: 20_000, seed: anySeed()}, HELP);
  // A folder for temporary files that nobody else uses, so that one left behind is seen.
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  process.env.TMPDIR = folder;
  console.log(`${runs} requests, --seed ${seed}`);
  const startedAt = performance.now();
  try {
    const figures = await fuzzForms(runs, seed);
    const seconds = (performance.now() - startedAt) / 1000;
    const leftovers = [...figures.leftovers, ...(await readdir(folder))];
    console.log(`Answers:     ${JSON.stringify(figures.statuses)}`);
    console.log(`Stored:      ${figures.stored}, against the rules: ${figures.invalid.length}`);
    console.log(`Files left:  ${leftovers.length}`);
    console.log(`Heap growth: ${((figures.heapGrowth ?? NaN) / 1024 ** 2).toFixed(1)} MB`);
    console.log(`Time:        ${seconds.toFixed(0)} s`);
    const isFlat = (figures.heapGrowth ?? Infinity) < HEAP_TOLERANCE;
    if (!isFlat || leftovers.length > 0 || figures.invalid.length > 0) {
      throw new Error('Heap, files or stored submissions are not as they should be.');
    }
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

fuzz().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
