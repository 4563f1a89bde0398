/** A clock that is wrong at the start, or set while the server runs. */
import {setTimeout as pause} from 'node:timers/promises';
import {fakeClock} from '../../setup/faketime';
import type {Attack} from '../case';
import {beside, statusOf} from '../beside';
import {kept} from '../judge';
import {CLOSE, post, request} from '../requests';
import {exchange} from '../wire';

/** In hours: one, and 400 days. */
const JUMPS = [1, -1, 9600, -9600];

export const CLOCKS: readonly Attack[] = JUMPS.flatMap((hours): Attack[] => [
  {
    name: `a start with the clock ${hours} hours off deletes nothing`,
    async run(target) {
      await exchange(target.serverPort, post());
      const before = await kept(target);
      return beside(target, fakeClock(hours).env, async () => {
        await pause(500);
        const now = await kept(target);
        return now >= before ? undefined : `${before - now} are gone`;
      });
    },
  },
  {
    name: `a clock that is set ${hours} hours off does not freeze the limit or the check of health`,
    run(target) {
      const clock = fakeClock();
      return beside(target, {...clock.env, RATE_LIMIT: '2', TRUST_PROXY: 'off'}, async ({port}) => {
        for (let count = 0; count < 3; count += 1) await exchange(port, post([], '{}'));
        clock.set(hours);
        const [refused] = await exchange(port, post([], '{}'));
        const wait = Number(refused?.headers['retry-after']);
        if (refused?.status !== 429 || !(wait > 0 && wait <= 60)) {
          return `answered ${refused?.status}, Retry-After: ${wait}`;
        }
        const ready = await statusOf(port, request('GET /readyz', [CLOSE]));
        return ready === 200 ? undefined : `not ready: ${ready}`;
      });
    },
  },
]);
