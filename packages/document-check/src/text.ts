/** A report as text, for a terminal and for whoever is sent the findings alone. */
import {factsText} from './facts-text.ts';
import type {Facts, Finding, Report} from './finding.ts';
import {groupedFindings, questionsIn, standardsOf} from './grouped.ts';
import type {TopicFindings} from './grouped.ts';
import {placesIn, ruleWords} from './place.ts';
import {RULES} from './rules/index.ts';
import {sayDocumentIn} from './words/index.ts';

const say = sayDocumentIn();
const FEW = 3;

function findingText(format: Facts['format'], finding: Finding, places: number): string[] {
  const {rule, kind} = finding;
  return [
    `    ${say(`kind.${kind}`)}: ${ruleWords(say, finding)}`,
    `      ${[rule, standardsOf(rule, RULES).join('; ')].filter((text) => text !== '').join(': ')}`,
    ...placesIn(say, format, finding, places).map((text) => `      - ${text}`),
  ];
}

function topicText(
  format: Facts['format'],
  {topic, findings}: TopicFindings,
  places: number,
): string[] {
  return [
    `  ${say(`meets.${topic}`)}`,
    `    What to do: ${say(`todo.${topic}`)}`,
    ...findings.flatMap((finding) => findingText(format, finding, places)),
  ];
}

/** Facts, findings by who is stopped, and what a person must judge. @param all every place that was kept, not a few */
export function reportText({facts, findings, notes}: Report, all: boolean): string {
  const places = all ? Infinity : FEW;
  const groups = groupedFindings(findings, RULES).flatMap(({group, topics}) => [
    say(`group.${group}`),
    ...topics.flatMap((topic) => topicText(facts.format, topic, places)),
    '',
  ]);
  return [
    factsText(facts),
    ...notes.map((note) => say(`note.${note}`)),
    '',
    ...(groups.length === 0 ? ['No rule that a machine can decide was broken.', ''] : groups),
    `${say('kind.person')}:`,
    ...questionsIn(findings).map(({rule}) => `  ${say(`rule.${rule}`)}`),
  ].join('\n');
}
