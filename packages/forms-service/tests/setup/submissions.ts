/** Sample submissions, and functions that save and deliver them. */
import {
  HOLD_SCORE,
  type Channel,
  type Delivery,
  type NewSubmission,
  type Store,
  type Submission,
} from '../../src/server/store/store';
import {BYTES} from './requests';
import {ARTICLE, VISIT} from './samples';

const common = {
  receivedAt: '2026-11-21T09:30:00.000Z',
  held: false,
  spam: {score: 0, signals: []},
  deliveries: [],
  files: [],
};

export const STORED_VISIT: Submission = {
  ...common,
  id: '0b6f8a52-6c1e-4d57-9d0e-8a5d8f5f2a01',
  reference: 'KM4P-7XQ9',
  form: 'visit',
  fields: VISIT,
};

export const STORED_ARTICLE: Submission = {
  ...common,
  id: '0b6f8a52-6c1e-4d57-9d0e-8a5d8f5f2a02',
  reference: 'RT6V-KW3E',
  form: 'article',
  fields: ARTICLE,
  files: [
    {
      number: 1,
      field: 'cover',
      name: 'keels.pdf',
      type: 'application/pdf',
      size: BYTES.length,
      sha256: 'a'.repeat(64),
      scan: 'not scanned',
    },
  ],
};

export function visitWith(fields: Partial<typeof VISIT>): Submission {
  return {...STORED_VISIT, fields: {...VISIT, ...fields}};
}

/** Channels of each form: none is set up, or both. */
export const NO_CHANNELS = {visit: [], article: []};
export const ALL_CHANNELS = {visit: ['mail', 'sheet'], article: ['mail', 'sheet']} as const;

/** Saves a submission. @returns its id. */
export async function save(store: Store, submission: NewSubmission): Promise<string> {
  const saved = await store.save(submission);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.id;
}

/** Saves a request for a visit to be delivered to these channels. @returns its id. */
export function saveVisit(
  store: Store,
  channels: readonly Channel[] = ['mail'],
  fields: Partial<typeof VISIT> = {},
): Promise<string> {
  return save(store, {form: 'visit', fields: {...VISIT, ...fields}, channels});
}

export async function deliveriesOf(store: Store, id: string): Promise<readonly Delivery[]> {
  return (await store.find(id))?.deliveries ?? [];
}

export const HELD_VISIT: NewSubmission = {
  form: 'visit',
  fields: {...VISIT, name: 'Spam Robot', email: 'robot@example.com'},
  spam: {score: HOLD_SCORE, signals: ['honeypot']},
  channels: ['mail', 'sheet'],
};

export type Ids = Awaited<ReturnType<typeof fill>>;

/** Saves a visit, an article and a held visit, in this order. @returns their ids. */
export async function fill(store: Store) {
  const fields = {...VISIT, school: 'Evil \u001b[31m & Co'};
  const file = {field: 'cover', name: 'my keels.pdf', type: 'application/pdf', bytes: BYTES};
  return {
    visit: await save(store, {form: 'visit', fields, channels: ['mail', 'sheet']}),
    article: await save(store, {
      form: 'article',
      fields: ARTICLE,
      channels: ['mail'],
      files: [file],
    }),
    held: await save(store, HELD_VISIT),
  };
}

/** Claims and settles every due delivery: mails are done, rows of the sheet are dead. */
export async function deliverMailsOnly(store: Store): Promise<void> {
  for (const claim of await store.claim(100, 60_000, ['files'])) await store.delivered(claim);
  for (const claim of await store.claim(100, 60_000)) {
    if (claim.channel !== 'sheet') await store.delivered(claim);
    else await store.failed(claim, 'The sheet answered 403', undefined);
  }
}

/** Returns a clock that advances by a second at each reading, so that no two times are equal. */
export function ticking(): () => number {
  let now = Date.parse('2026-01-01T00:00:00Z');
  return () => {
    now += 1000;
    return now;
  };
}
