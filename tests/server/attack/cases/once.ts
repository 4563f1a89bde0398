/** The same submission again and again: kept once, told the same. */
import type {Attack, Target} from '../case';
import {counted, kept} from '../judge';
import {CLOSE, apply, enquiry, parts, fields, post, request, FILE} from '../requests';
import {exchange} from '../wire';

let made = 0;
const key = () => `attack-key-${process.pid}-${String((made += 1)).padStart(8, '0')}`;

/** Sends bytes so many times at once. */
async function storm(
  target: Target,
  list: readonly Buffer[],
): Promise<Array<{status: number; body: string}>> {
  const answers = await Promise.all(list.map((bytes) => exchange(target.port, bytes)));
  return answers.map(([answer]) => ({status: answer?.status ?? 0, body: answer?.body ?? ''}));
}

function storms(
  name: string,
  make: () => readonly Buffer[],
  stores: number,
  allowed = [200],
): Attack {
  return {
    name,
    async run(target) {
      const before = await kept(target);
      const answers = await storm(target, make());
      const wrong = answers.filter(({status}) => !allowed.includes(status));
      if (wrong.length) return `answered ${wrong.map(({status}) => status).join()}`;
      const ids = answers
        .filter(({status}) => status === 200)
        .map(({body}) => (JSON.parse(body) as {id: string}).id);
      if (new Set(ids).size > stores) return `${new Set(ids).size} ids for ${stores}`;
      return counted(target, before, stores);
    },
  };
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({length: count}, (_, index) => make(index));

const WRONG_KEYS = [
  '',
  'short',
  'x'.repeat(65),
  'has space in it 123',
  '../../../../etc/passwd',
  "'; DROP TABLE x;--",
  'ключ-ключ-ключ-ключ',
  'a,b,c,d,e,f,g,h,i,j',
  '{"a":"bbbbbbbbbbbbbbbb"}',
  'key\twith\ttabs\tinside',
];

export const ONCE: readonly Attack[] = [
  storms(
    'one enquiry with one key, 30 times at once',
    () => {
      const bytes = post([`Idempotency-Key: ${key()}`]);
      return times(30, () => bytes);
    },
    1,
  ),
  storms(
    'one enquiry without a key, 30 times at once',
    () => {
      const bytes = post();
      return times(30, () => bytes);
    },
    1,
  ),
  storms(
    'one key with 10 different enquiries',
    () => {
      const header = `Idempotency-Key: ${key()}`;
      return times(10, () => post([header]));
    },
    1,
    [200, 422],
  ),
  storms(
    'two keys with one enquiry',
    () => {
      const body = enquiry();
      return times(2, () => post([`Idempotency-Key: ${key()}`], body));
    },
    2,
  ),
  storms(
    'one application with one key, twice at once',
    () => {
      const bytes = apply(parts([...fields(), FILE]), [`Idempotency-Key: ${key()}`]);
      return [bytes, bytes];
    },
    1,
  ),
  storms(
    'a key in other letters is another key',
    () => {
      const one = `${key()}aB`;
      const body = enquiry();
      return [
        post([`Idempotency-Key: ${one}`], body),
        post([`Idempotency-Key: ${one.toUpperCase()}`], body),
      ];
    },
    2,
  ),
  storms(
    'one enquiry with its fields in another order',
    () => {
      const body = enquiry();
      const turned = JSON.stringify(
        Object.fromEntries(Object.entries(JSON.parse(body) as object).reverse()),
      );
      return [post([], body), post([], turned)];
    },
    1,
  ),
  ...WRONG_KEYS.map((wrong) =>
    storms(
      `the key ${JSON.stringify(wrong.slice(0, 30))}`,
      () => [post([`Idempotency-Key: ${wrong}`])],
      0,
      [400],
    ),
  ),
  storms(
    'two keys in one request',
    () => [post([`Idempotency-Key: ${key()}`, `Idempotency-Key: ${key()}`])],
    0,
    [400],
  ),
  storms(
    'enquiries for both addresses of a form',
    () => {
      const body = enquiry();
      return [
        post([], body),
        request('POST /googleSheet-contact-form', ['Content-Type: application/json', CLOSE], body),
      ];
    },
    1,
    [200, 404, 405],
  ),
];
