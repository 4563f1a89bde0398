/** Findings in the order in which people are told of them. */
import type {Finding, Kind} from './finding';
import type {Rules} from './rules/rule';
import {GROUPS, TOPICS} from './rules/topics';
import type {Group, Topic} from './rules/topics';

export interface TopicFindings {
  topic: Topic;
  /** Of the most serious of them. */
  kind: Kind;
  findings: Finding[];
}

export interface GroupFindings {
  group: Group;
  topics: TopicFindings[];
}

const TOPIC_ORDER = Object.keys(TOPICS) as Topic[];

const hasFault = ({findings}: {findings: Finding[]}) => findings.some(({kind}) => kind === 'fault');

/** The same entries, those that hold for the condition first. */
const firstThose = <T>(entries: readonly T[], holds: (entry: T) => boolean): T[] => [
  ...entries.filter(holds),
  ...entries.filter((entry) => !holds(entry)),
];

function topicsOf(findings: readonly Finding[], group: Group, rules: Rules): TopicFindings[] {
  const topics = TOPIC_ORDER.flatMap((topic) => {
    const own = findings.filter(({rule}) => {
      const {stops, topic: about} = rules.get(rule) ?? {};
      return stops === group && about === topic;
    });
    if (own.length === 0) return [];
    const ordered = firstThose(own, ({kind}) => kind === 'fault');
    return [{topic, kind: ordered[0]?.kind ?? 'look', findings: ordered}];
  });
  return firstThose(topics, hasFault);
}

/**
 * Faults, and what is worth a look, by who is stopped, then by what they meet; the most serious first, faults before
 * the rest. What a person must judge is not among them: `questionsIn`.
 * @param rules at least those of the document's format
 */
export function groupedFindings(findings: readonly Finding[], rules: Rules): GroupFindings[] {
  const told = findings.filter(({kind}) => kind !== 'person');
  const groups = GROUPS.map((group) => ({group, topics: topicsOf(told, group, rules)}));
  return firstThose(
    groups.filter(({topics}) => topics.length > 0),
    ({topics}) => topics.some(hasFault),
  );
}

/** What only a person can judge. */
export const questionsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({kind}) => kind === 'person');

/** What standards and programs call a rule: `PDF/UA-1, 7.3`. The same in every language. */
export function standardsOf(id: string, rules: Rules): string[] {
  const {clause, matterhorn, wcag, microsoft} = rules.get(id) ?? {};
  return [
    clause && `PDF/UA-1, ${clause}`,
    matterhorn && `Matterhorn Protocol 1.1, ${matterhorn}`,
    wcag && `WCAG 2.2, ${wcag}`,
    microsoft && `Microsoft: ${microsoft}`,
  ].filter((name) => name !== undefined);
}
