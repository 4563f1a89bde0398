/** All rules by their ids. */
import type {Kind} from '../finding';
import {OFFICE} from './office';
import {PDF_FAULTS, PDF_OTHERS, PERSON} from './pdf';
import type {Rule} from './rule';
import {TOPICS} from './topics';
import type {Topic} from './topics';

export type {Rule} from './rule';
export {GROUPS, TOPICS} from './topics';
export type {Group, Topic} from './topics';

function rule(id: string, kind: Kind, topic: Topic, more: Partial<Rule> = {}): Rule {
  const [stops, wcag] = TOPICS[topic];
  return {id, kind, topic, stops, wcag, ...more};
}

const ALL: readonly Rule[] = [
  ...PDF_FAULTS.map(([id, topic, matterhorn]) =>
    rule(id, 'fault', topic, {clause: id.slice(0, id.lastIndexOf('-')), matterhorn}),
  ),
  ...PDF_OTHERS.map(([id, kind, topic]) => rule(id, kind, topic)),
  ...PERSON.map(([id, topic]) => rule(id, 'person', topic)),
  ...OFFICE.map(([id, kind, topic, microsoft]) => rule(id, kind, topic, {microsoft})),
];

/** Id → rule. */
export const RULES: ReadonlyMap<string, Rule> = new Map(ALL.map((entry) => [entry.id, entry]));

/** What a finding by a rule is; a rule that is not in the tables is a mistake of ours. */
export function kindOf(id: string): Kind {
  const found = RULES.get(id);
  if (!found) throw new TypeError(`There is no rule ${id}`);
  return found.kind;
}
