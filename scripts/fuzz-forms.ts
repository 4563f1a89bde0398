/** `npm run fuzz:forms`: random requests to the forms service; see HELP. */
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {fuzzForms} from '../tests/server/fuzz/run';

const HELP = `npm run fuzz:forms -- [--runs N] [--seed N]

Sends random requests to a server of its own and fails on a 5xx answer, on no answer, on a
file left behind, on a stored submission that the rules refuse, and on a heap that grows.

  --runs  how many requests (default: 20000)
  --seed  the same seed makes the same requests (default: another one each time)

Exit codes: 0 nothing found, 1 something found, 2 wrong usage.`;

/** What a heap may grow by, in bytes: compiled code and counts of clients, not requests. */
const HEAP_TOLERANCE = 24 * 1024 ** 2;

interface Options {
  runs: number;
  seed: number;
}

function readOptions(): Options | undefined {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '20000'},
      seed: {type: 'string', default: String(Date.now() & 0x7fffffff)},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return undefined;
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  if (!Number.isInteger(runs) || runs < 1)
    throw new TypeError(`--runs is "${values.runs}", but it must be a whole number of at least 1.`);
  if (!Number.isInteger(seed))
    throw new TypeError(`--seed is "${values.seed}", but it must be a whole number.`);
  return {runs, seed};
}

async function fuzz({runs, seed}: Options): Promise<void> {
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

async function main(): Promise<void> {
  let options: Options | undefined;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    process.exit(2);
  }
  if (!options) {
    console.log(HELP);
    return;
  }
  await fuzz(options);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
