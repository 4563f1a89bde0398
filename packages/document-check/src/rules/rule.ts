/** The types of rules. Their sentences are in messages/. */
import {TOPICS} from './topics.ts';
import type {Group, Topic} from './topics.ts';

export interface Rule {
  id: string;
  topic: Topic;
  /** The people that it affects. */
  affects: Group;
  /** Clause of PDF/UA-1 (ISO 14289-1:2014). */
  clause?: string | undefined;
  /** Failure condition of the Matterhorn Protocol 1.1. */
  matterhorn?: string | undefined;
  /** Success criterion of WCAG 2.2. */
  wcag?: string | undefined;
  /** Name of the rule in Microsoft's Accessibility Checker. */
  microsoft?: string | undefined;
}

/** Id → rule, of one format or of all. */
export type Rules = ReadonlyMap<string, Rule>;

/** Topic, failure condition of the Matterhorn Protocol, and ids of its rules: clause and test as in veraPDF's profile, or our names. */
export type Condition = readonly [topic: Topic, matterhorn: string | undefined, ids: string];

export const rulesAbout = ([topic, matterhorn, ids]: Condition): Rule[] =>
  ids.split(' ').map((id) => {
    const [, clause] = /^(\d.*)-/.exec(id) ?? [];
    return rule(id, topic, {clause, matterhorn});
  });

/** Returns a rule of a table: its topic determines the people that it affects. */
export function rule(id: string, topic: Topic, more: Partial<Rule> = {}): Rule {
  const [affects, wcag] = TOPICS[topic];
  return {id, topic, affects, wcag, ...more};
}
