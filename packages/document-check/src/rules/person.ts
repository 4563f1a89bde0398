/** Questions that no program can answer: only a person can judge. */
import {defineRule} from './rule.ts';

export const PERSON_RULES = [
  defineRule({
    id: 'person-order',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'order',
    kind: 'person',
  }),
  defineRule({
    id: 'person-tags',
    formats: ['pdf'],
    topic: 'roles',
    kind: 'person',
  }),
  defineRule({
    id: 'person-alt',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'pictures',
    kind: 'person',
  }),
  defineRule({
    id: 'person-headings',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'headings',
    kind: 'person',
  }),
  defineRule({
    id: 'person-tables',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'tableHeaders',
    kind: 'person',
  }),
  defineRule({
    id: 'person-links',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'links',
    kind: 'person',
  }),
  defineRule({
    id: 'person-fields',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'fields',
    kind: 'person',
  }),
  defineRule({
    id: 'person-language',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'language',
    kind: 'person',
  }),
  defineRule({
    id: 'person-contrast',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'contrast',
    kind: 'person',
  }),
  defineRule({
    id: 'person-colour',
    formats: ['pdf', 'word', 'powerpoint'],
    topic: 'colour',
    kind: 'person',
  }),
];
