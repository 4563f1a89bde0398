/** One client posts as fast as it can and is refused; everybody else should not notice. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Attack} from '../case';
import {CLOSE, post, request} from '../requests';
import {exchange} from '../wire';

const FLOODERS = 20;
const SECONDS = 4;
/** Below this, in milliseconds, a difference is the machine's. */
const FLOOR_MS = 25;

/** The time that 99 of 100 requests of others take at most, in milliseconds. */
async function slowest(port: number, seconds: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let count = 0; performance.now() < end; count += 1) {
    const bytes = count % 10 === 0 ? post() : request('GET /TrendSoft/ContactUs', [CLOSE]);
    const begun = performance.now();
    // A new address for each, so that nobody meets the limit.
    await exchange(port, bytes, {from: `127.0.${1 + (count % 200)}.${1 + (count >> 8)}`});
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

const KINDS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['too many posts', []],
  ['posts of a foreign origin', ['origin: https://evil.example']],
  ['posts of a wrong type', ['content-type: text/plain']],
];

export const FLOODS: readonly Attack[] = KINDS.map(([name, headers]) => ({
  name: `a flood of ${name}, answered as pages, does not slow others down`,
  async run({another}) {
    const server = await another({RATE_LIMIT: '5', TRUST_PROXY: 'off'});
    try {
      await slowest(server.port, 1);
      const quiet = await slowest(server.port, SECONDS);
      const script = ['--import', 'jiti/register', 'tests/server/attack/flood.ts'];
      const args = [server.port, '127.9.9.9', FLOODERS, SECONDS + 2].map(String);
      const flood = spawn(process.execPath, [...script, ...args, ...headers], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const closed = once(flood, 'close');
      let printed = '';
      flood.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await once(flood.stdout, 'data');
      const flooded = await slowest(server.port, SECONDS);
      await closed;
      const figures = `p99 ${quiet.toFixed(1)} ms, in the flood ${flooded.toFixed(1)} ms, ${Math.round(Number(printed.split('\n')[1]) / (SECONDS + 2))} refused a second`;
      console.log(`    ${name}: ${figures}`);
      return flooded <= Math.max(2 * quiet, FLOOR_MS) ? undefined : figures;
    } finally {
      await server.stop('SIGKILL');
    }
  },
}));
