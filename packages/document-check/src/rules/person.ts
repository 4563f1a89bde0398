/** Questions that no program can answer. */
import {rule} from './rule.ts';
import type {Rule} from './rule.ts';
import type {Topic} from './topics.ts';

/** Questions that only a person can judge, in any format. */
const QUESTIONS: readonly [id: string, topic: Topic][] = [
  ['person-order', 'order'],
  ['person-tags', 'roles'],
  ['person-alt', 'pictures'],
  ['person-headings', 'headings'],
  ['person-tables', 'tableHeaders'],
  ['person-links', 'links'],
  ['person-fields', 'fields'],
  ['person-language', 'language'],
  ['person-contrast', 'contrast'],
  ['person-colour', 'colour'],
];

export const PERSON_RULES: readonly Rule[] = QUESTIONS.map(([id, topic]) => rule(id, topic));
