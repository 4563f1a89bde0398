/** All rules by id. A page loads the rules of a format with its first file: src/components/DocumentCheck/check/loadedRules.ts. */
import {OFFICE_RULES} from './office.ts';
import {PDF_RULES} from './pdf.ts';
import {PERSON_RULES} from './person.ts';
import {rulesById} from './rule.ts';
import type {Rules} from './rule.ts';

export type {RuleId} from './ids.ts';
export type {Rule, Rules} from './rule.ts';
export {GROUPS, TOPICS} from './topics.ts';
export type {Group, Topic} from './topics.ts';

export const RULES: Rules = rulesById([...PDF_RULES, ...PERSON_RULES, ...OFFICE_RULES]);
