/** Sample submissions, and functions that save and deliver them. */
import {
  HOLD_SCORE,
  type Channel,
  type Delivery,
  type NewSubmission,
  type Store,
  type Submission,
} from '../../../packages/forms-service/src/server/store/store';
import {APPLICATION, ENQUIRY, RESUME} from './forms';

const common = {
  receivedAt: '2026-11-21T09:30:00.000Z',
  held: false,
  spam: {score: 0, signals: []},
  deliveries: [],
  files: [],
};

export const STORED_ENQUIRY: Submission = {
  ...common,
  id: '0b6f8a52-6c1e-4d57-9d0e-8a5d8f5f2a01',
  reference: 'KM4P-7XQ9',
  form: 'contact',
  fields: ENQUIRY,
};

export const STORED_APPLICATION: Submission = {
  ...common,
  id: '0b6f8a52-6c1e-4d57-9d0e-8a5d8f5f2a02',
  reference: 'RT6V-KW3E',
  form: 'careers',
  fields: APPLICATION,
  files: [
    {
      number: 1,
      field: 'file',
      name: 'cv.pdf',
      type: 'application/pdf',
      size: RESUME.length,
      sha256: 'a'.repeat(64),
      scan: 'not scanned',
    },
  ],
};

export function enquiryWith(fields: Partial<typeof ENQUIRY>): Submission {
  return {...STORED_ENQUIRY, fields: {...ENQUIRY, ...fields}};
}

/** Saves a submission. @returns its id. */
export async function save(store: Store, submission: NewSubmission): Promise<string> {
  const saved = await store.save(submission);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.id;
}

/** Saves an enquiry to be delivered to these channels. @returns its id. */
export function saveEnquiry(
  store: Store,
  channels: readonly Channel[] = ['mail'],
  fields: Partial<typeof ENQUIRY> = {},
): Promise<string> {
  return save(store, {form: 'contact', fields: {...ENQUIRY, ...fields}, channels});
}

export async function deliveriesOf(store: Store, id: string): Promise<readonly Delivery[]> {
  return (await store.find(id))?.deliveries ?? [];
}

export const HELD_ENQUIRY: NewSubmission = {
  form: 'contact',
  fields: {...ENQUIRY, name: 'Spam Robot', email: 'robot@example.com'},
  spam: {score: HOLD_SCORE, signals: ['honeypot']},
  channels: ['mail', 'sheet'],
};

export type Ids = Awaited<ReturnType<typeof fill>>;

/** Saves an enquiry, an application and a held enquiry, in this order. @returns their ids. */
export async function fill(store: Store) {
  const fields = {...ENQUIRY, companyName: 'Evil \u001b[31m & Co'};
  const file = {field: 'file', name: 'my cv.pdf', type: 'application/pdf', bytes: RESUME};
  return {
    enquiry: await save(store, {form: 'contact', fields, channels: ['mail', 'sheet']}),
    application: await save(store, {
      form: 'careers',
      fields: APPLICATION,
      channels: ['mail'],
      files: [file],
    }),
    held: await save(store, HELD_ENQUIRY),
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
