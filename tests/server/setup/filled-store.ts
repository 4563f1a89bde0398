/** Submissions in a store: one of each kind that an operator meets. */
import type {NewSubmission, Store} from '../../../src/server/store/store';
import {APPLICATION, ENQUIRY, RESUME} from './forms';

/** A clock that goes on by a second whenever it is read, so that nothing has the same time. */
export function ticking(): () => number {
  let now = Date.parse('2026-01-01T00:00:00Z');
  return () => (now += 1000);
}

/** Saves one. @returns its id. */
export async function save(store: Store, submission: NewSubmission): Promise<string> {
  const saved = await store.save(submission);
  if (saved.outcome !== 'stored') throw new Error(saved.outcome);
  return saved.id;
}

const ENQUIRY_OF_BOTH_CHANNELS: NewSubmission = {
  form: 'contact',
  fields: {...ENQUIRY, companyName: 'Evil \u001b[31m & Co'},
  channels: ['mail', 'sheet'],
};

const APPLICATION_WITH_MACROS: NewSubmission = {
  form: 'careers',
  fields: APPLICATION,
  files: [
    {
      ...{field: 'file', name: 'my cv.pdf', type: 'application/pdf'},
      ...{bytes: RESUME, warnings: ['macros']},
    },
  ],
  channels: ['mail'],
};

export const HELD_ENQUIRY: NewSubmission = {
  form: 'contact',
  fields: {...ENQUIRY, name: 'Spam Robot', email: 'robot@example.com'},
  spam: {score: 100, signals: ['honeypot']},
  channels: ['mail', 'sheet'],
};

export interface Ids {
  enquiry: string;
  application: string;
  held: string;
}

/** Saves an enquiry, an application and a held enquiry, in this order. */
export async function fill(store: Store): Promise<Ids> {
  return {
    enquiry: await save(store, ENQUIRY_OF_BOTH_CHANNELS),
    application: await save(store, APPLICATION_WITH_MACROS),
    held: await save(store, HELD_ENQUIRY),
  };
}

/** Takes on whatever is due, and settles it: mails are done, rows of the sheet are dead. */
export async function deliverMailsOnly(store: Store): Promise<void> {
  for (const claim of await store.claim(100, 60_000, ['files'])) await store.delivered(claim);
  for (const claim of await store.claim(100, 60_000)) {
    if (claim.channel !== 'sheet') await store.delivered(claim);
    else await store.failed(claim, 'The sheet answered 403', undefined);
  }
}
