/** More posts in a minute than one address may send. */
import type {Attack} from '../case';
import {beside, statusOf} from '../beside';
import {CLOSE, apply, formPost, post, request} from '../requests';
import {exchange} from '../wire';

const RATES: ReadonlyArray<readonly [string, () => Buffer]> = [
  ['enquiries', () => post()],
  ['wrong enquiries', () => post([], '{}')],
  ['enquiries as a page', () => formPost({name: 'x'})],
  ['applications', () => apply()],
  ['posts without a body', () => request('POST /contact-form', [CLOSE])],
  ['posts of a wrong type', () => post(['Content-Type: text/plain'])],
];

export const RATE_LIMITS: readonly Attack[] = RATES.map(([name, make]) => ({
  name: `the fourth of ${name} in a minute is refused, and a page is not`,
  run: (target) =>
    beside(target, {RATE_LIMIT: '3', TRUST_PROXY: 'off'}, async ({port}) => {
      for (let count = 0; count < 3; count += 1) await exchange(port, make());
      const [answer] = await exchange(port, make());
      if (answer?.status !== 429) return `answered ${answer?.status ?? 'nothing'}`;
      const wait = Number(answer.headers['retry-after']);
      if (!(wait > 0 && wait <= 60)) return `Retry-After: ${wait}`;
      const page = await statusOf(port, request('GET /About', [CLOSE]));
      return page === 200 ? undefined : `a page is answered ${page}`;
    }),
}));
