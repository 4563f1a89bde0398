/** All rules by their ids. The page fetches those of a format with its first file: late/known.ts of the block. */
import {OFFICE_RULES} from './office';
import {PDF_RULES} from './pdf';
import {PERSON_RULES} from './person';
import type {Rules} from './rule';

export type {Rule, Rules} from './rule';
export {GROUPS, TOPICS} from './topics';
export type {Group, Topic} from './topics';

export const RULES: Rules = new Map(
  [...PDF_RULES, ...PERSON_RULES, ...OFFICE_RULES].map((entry) => [entry.id, entry]),
);
