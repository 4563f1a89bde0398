/** One client posts as fast as it can and is refused; everybody else should not notice. */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import type {Attack} from '../case';
import {beside} from '../beside';
import {CLOSE, post, request} from '../requests';
import {exchange} from '../wire';

const FLOODERS = 20;
/** Windows without the flood and with it, in turn: what else the machine does hits both alike. */
const WINDOWS = 7;
const SECONDS = 1.5;
/** So many times as many windows when a busy machine leaves it open; all of them count. */
const ROUNDS = 3;
/** How much slower others may be served. */
const MOST = 2;

let visitors = 0;

/** The time that 99 of 100 requests of others take at most, in milliseconds. */
async function slowest(port: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    visitors += 1;
    const bytes = visitors % 10 === 0 ? post() : request('GET /TrendSoft/ContactUs', [CLOSE]);
    const begun = performance.now();
    // A new address for each, so that nobody meets the limit.
    const from = `127.${1 + ((visitors >> 16) % 8)}.${(visitors >> 8) & 255}.${visitors & 255}`;
    await exchange(port, bytes, {from});
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.99);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The median of windows' p99 without the flood and with it, and how many were refused a second. */
async function measure(port: number, headers: readonly string[]) {
  const args = [String(port), '127.9.9.9', String(FLOODERS), ...headers];
  const flood = fork('tests/server/attack/flood.ts', args, {
    execArgv: ['--import', 'jiti/register'],
  });
  const windows = {quiet: [] as number[], flooded: [] as number[]};
  let refused = 0;
  let floodedMs = 0;
  try {
    await slowest(port);
    for (let window = 0; window < WINDOWS * ROUNDS; window += 1) {
      if (window % WINDOWS === 0 && window > 0 && ratioOf(windows) <= MOST) break;
      windows.quiet.push(await slowest(port));
      const begun = performance.now();
      flood.send('begin');
      await once(flood, 'message');
      windows.flooded.push(await slowest(port));
      flood.send('end');
      const [answered] = (await once(flood, 'message')) as [number];
      refused += answered;
      floodedMs += performance.now() - begun;
    }
  } finally {
    flood.disconnect();
  }
  return {...windows, refused: (refused * 1000) / floodedMs};
}

const median = (values: readonly number[]) => quantile(values, 0.5);

const ratioOf = ({quiet, flooded}: Record<'quiet' | 'flooded', readonly number[]>) =>
  median(flooded) / median(quiet);

const KINDS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['too many posts', []],
  ['posts of a foreign origin', ['origin: https://evil.example']],
  ['posts of a wrong type', ['content-type: text/plain']],
];

export const FLOODS: readonly Attack[] = KINDS.map(([name, headers]) => ({
  name: `a flood of ${name}, answered as pages, does not slow others down`,
  run: (target) =>
    beside(target, {RATE_LIMIT: '5', TRUST_PROXY: 'off'}, async ({port}) => {
      const {quiet, flooded, refused} = await measure(port, headers);
      const ratio = ratioOf({quiet, flooded});
      const figures =
        `median p99 of ${quiet.length} windows: ${median(quiet).toFixed(1)} ms, in the flood ` +
        `${median(flooded).toFixed(1)} ms (${ratio.toFixed(2)} times), ${Math.round(refused)} refused a second`;
      console.log(`    ${name}: ${figures}`);
      return ratio <= MOST ? undefined : figures;
    }),
}));
