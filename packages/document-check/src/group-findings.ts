/** Puts findings into the order in which they are reported. */
import type {Finding, Kind} from './finding.ts';
import type {Rules} from './rules/rule.ts';
import {GROUPS, TOPICS} from './rules/topics.ts';
import type {Group, Topic} from './rules/topics.ts';

export interface TopicFindings {
  topic: Topic;
  kind: Kind;
  findings: Finding[];
}

export interface GroupFindings {
  /** The affected people; `warning`: all warnings, whomever they affect. */
  group: Group | 'warning';
  topics: TopicFindings[];
}

const TOPIC_ORDER = Object.keys(TOPICS) as Topic[];

function topicsOf(findings: readonly Finding[], group: Group, rules: Rules): TopicFindings[] {
  return TOPIC_ORDER.flatMap((topic) => {
    const own = findings.filter(({rule}) => {
      const {affects, topic: about} = rules.get(rule) ?? {};
      return affects === group && about === topic;
    });
    const [first] = own;
    return first ? [{topic, kind: first.kind, findings: own}] : [];
  });
}

/**
 * Returns faults by the people affected, the largest group first, and then by topic, the most serious first; last, one
 * group of all warnings.
 * Questions for a person are not included: see `questionsIn`.
 * @param rules at least those of the document's format
 */
export function groupFindings(findings: readonly Finding[], rules: Rules): GroupFindings[] {
  const topics = (kind: Kind, group: Group) =>
    topicsOf(
      findings.filter((finding) => finding.kind === kind),
      group,
      rules,
    );
  return [
    ...GROUPS.map((group) => ({group, topics: topics('fault', group)})),
    {group: 'warning' as const, topics: GROUPS.flatMap((group) => topics('warning', group))},
  ].filter((entry) => entry.topics.length > 0);
}

/** Returns how many faults there are: how often rules are broken, in every place. */
export const faultCount = (findings: readonly Finding[]): number =>
  findings.reduce((sum, {kind, count}) => sum + (kind === 'fault' ? count : 0), 0);

/** Questions that only a person can answer. */
export const questionsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({kind}) => kind === 'person');

/** Returns a rule's names in standards and programs: `PDF/UA-1, 7.3`. The same in every language. */
export function standardsOf(id: string, rules: Rules): string[] {
  const {clause, matterhorn, wcag, microsoft} = rules.get(id) ?? {};
  return [
    clause && `PDF/UA-1, ${clause}`,
    matterhorn && `Matterhorn Protocol 1.1, ${matterhorn}`,
    wcag && `WCAG 2.2, ${wcag}`,
    microsoft && `Microsoft: ${microsoft}`,
  ].filter((name) => name !== undefined);
}
