/** What a rule is. Its sentence is in messages/, by its id, because a page loads the sentences of one language only. */
import type {Facts, Kind} from '../finding.ts';
import type {SilenceReason} from '../transcript/items.ts';
import {TOPICS} from './topics.ts';
import type {Group, Topic} from './topics.ts';

export interface Rule<Id extends string = string> {
  /** Clause and test as in veraPDF's profile, or our name. */
  id: Id;
  formats: readonly Facts['format'][];
  topic: Topic;
  kind: Kind;
  /** The people that it affects. */
  affects: Group;
  /** Clause of PDF/UA-1 (ISO 14289-1:2014). */
  clause?: string;
  /** Failure condition of the Matterhorn Protocol 1.1. */
  matterhorn?: string;
  /** Success criterion of WCAG 2.2. */
  wcag: string | undefined;
  /** Name of the rule in Microsoft's Accessibility Checker. */
  microsoft?: string;
  /** Whether it is evaluated only in a PDF with tags, a Word file with headings or a presentation with titles. */
  needsStructure?: true;
  /** Whether it is evaluated only in long documents, so that it is never reported as passed. */
  onlyInLong?: true;
  /** Rules whose findings prevent its evaluation. */
  blockedBy?: readonly string[];
  /** Rules whose findings include this one: it is fixed with them. */
  followsFrom?: readonly string[];
  /** More general rules that its finding replaces. */
  replaces?: readonly string[];
  /** Whether PDF/UA-2 changed or dropped it. */
  changedInUa2?: true;
  /** How a transcript shows its places. */
  silence?: SilenceReason;
}

/** Id → rule, of one format or of all. */
export type Rules = ReadonlyMap<string, Rule>;

/** Completes a rule: its topic determines the people that it affects, and the success criterion. */
export function defineRule<const Id extends string>(
  rule: Omit<Rule<Id>, 'affects' | 'wcag'>,
): Rule<Id> {
  const {affects, wcag} = TOPICS[rule.topic];
  return {...rule, affects, wcag};
}

export const rulesById = (rules: readonly Rule[]): Rules =>
  new Map(rules.map((rule) => [rule.id, rule]));
