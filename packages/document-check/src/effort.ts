/** How much work a document is, computed from counts by simple rules: its effort class, and the time that a fix takes. */
import type {Effort, Facts, Finding} from './finding.ts';
import type {Rules} from './rules/rule.ts';
import {TOPICS} from './rules/topics.ts';
import type {Topic} from './rules/topics.ts';

const CLASSES: readonly Effort[] = ['low', 'medium', 'high', 'very-high'];

/** Above this number of tables, figures and fields per page, the class is one higher. */
const MANY_PER_PAGE = 1;

/** Returns whether a finding prevents nobody from reading: it is no certain fault, or concerns only the declared standard. */
function isHarmless({kind, rule}: Finding, rules: Rules): boolean {
  const topic = rules.get(rule)?.topic;
  return kind !== 'fault' || (topic !== undefined && TOPICS[topic].isHarmless === true);
}

/**
 * Returns medium for a tagged document, high for an untagged one, very high for a scan. The class is one lower without
 * tables, figures and fields, and one higher with more than one of them per page. Without a fault it is low.
 */
export function effortOf(
  facts: Omit<Facts, 'effort'>,
  findings: readonly Finding[],
  rules: Rules,
): Effort {
  const {scannedPages, tables, figures, fields} = facts;
  const parts = tables + figures + fields;
  let level = facts.hasStructure ? 1 : 2;
  if (scannedPages > 0) level = 3;
  else if (findings.every((finding) => isHarmless(finding, rules))) level = 0;
  else if (parts === 0) level -= 1;
  else if (parts > MANY_PER_PAGE * (facts.pages ?? 1)) level += 1;
  return CLASSES[Math.min(level, CLASSES.length - 1)] ?? 'very-high';
}

/** How long a fix takes its author. The message is `who.you.` and this word. */
export type Time = 'minutes' | 'halfHour' | 'hour' | 'hours' | 'days';

/** Upper limits in minutes. */
const TIMES: readonly {time: Time; most: number}[] = [
  {time: 'minutes', most: 10},
  {time: 'halfHour', most: 30},
  {time: 'hour', most: 75},
  {time: 'hours', most: 300},
];

/** Returns how long it takes to fix the faults of a topic. @param count how many there are */
export function timeFor(topic: Topic, count: number): Time {
  const minutes = count * (TOPICS[topic].minutes ?? 1);
  return TIMES.find(({most}) => minutes <= most)?.time ?? 'days';
}
