/** Submissions as the store gives them back. */
import {forEachForm, type FormName} from '../../../src/forms/tables';
import type {Channel, Submission} from '../../../src/server/store/store';
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
      ...{number: 1, field: 'file', name: 'cv.pdf', type: 'application/pdf'},
      ...{size: RESUME.length, sha256: 'a'.repeat(64)},
      ...{warnings: [], scan: 'not scanned'},
    },
  ],
};

/** The enquiry with other fields. */
export function enquiryWith(fields: Partial<typeof ENQUIRY>): Submission {
  return {...STORED_ENQUIRY, fields: {...ENQUIRY, ...fields}};
}

/** Channels of each form: those that are named, and none for the others. */
export function channelsFor(
  named: Partial<Record<FormName, readonly Channel[]>>,
): Record<FormName, readonly Channel[]> {
  return {...forEachForm(() => []), ...named};
}
