/** All rules by their ids. */
import {kindOf} from './kinds';
import {OFFICE} from './office';
import {PDF_FAULTS, PDF_OTHERS, PERSON} from './pdf';
import type {Rule} from './rule';
import {TOPICS} from './topics';
import type {Topic} from './topics';

export type {Rule} from './rule';
export {GROUPS, TOPICS} from './topics';
export type {Group, Topic} from './topics';

function rule(id: string, topic: Topic, more: Partial<Rule> = {}): Rule {
  const [stops, wcag] = TOPICS[topic];
  return {id, kind: kindOf(id), topic, stops, wcag, ...more};
}

const ALL: readonly Rule[] = [
  ...PDF_FAULTS.map(([id, topic, matterhorn]) =>
    rule(id, topic, {clause: id.slice(0, id.lastIndexOf('-')), matterhorn}),
  ),
  ...PDF_OTHERS.map(([id, topic]) => rule(id, topic)),
  ...PERSON.map(([id, topic]) => rule(id, topic)),
  ...OFFICE.map(([id, topic, microsoft]) => rule(id, topic, {microsoft})),
];

/** Id → rule. */
export const RULES: ReadonlyMap<string, Rule> = new Map(ALL.map((entry) => [entry.id, entry]));
