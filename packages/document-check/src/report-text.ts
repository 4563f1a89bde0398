/** A report as text, for a terminal and for people who receive only the findings. */
import {adviceFor, questionsFor} from './advice.ts';
import {factsText} from './facts-text.ts';
import type {Facts, Finding, Report} from './finding.ts';
import {groupFindings, standardsOf} from './group-findings.ts';
import type {TopicFindings} from './group-findings.ts';
import {placeLines, ruleSentence} from './place.ts';
import {RULES} from './rules/index.ts';
import {documentTranslator} from './words/index.ts';

const say = documentTranslator();
const FEW = 3;

function findingText(format: Facts['format'], finding: Finding, places: number): string[] {
  const {rule, kind} = finding;
  return [
    `    ${say(`kind.${kind}`)}: ${ruleSentence(say, finding)}`,
    `      ${[rule, standardsOf(rule, RULES).join('; ')].filter((text) => text !== '').join(': ')}`,
    ...placeLines(say, format, finding, places).map((text) => `      - ${text}`),
  ];
}

function topicText(report: Report, found: TopicFindings, places: number): string[] {
  const {who, steps} = adviceFor(say, found, report);
  return [
    `  ${say(`impact.${found.topic}`)}`,
    ...found.findings.flatMap((finding) => findingText(report.facts.format, finding, places)),
    `    What to do: ${say(`who.${who}`)}`,
    ...steps.map((step, i) => `      ${i + 1}. ${step}`),
  ];
}

/** Returns facts, findings by affected people, and questions for a person. @param all whether every stored place is listed, not only the first three */
export function reportText(report: Report, all: boolean): string {
  const {facts, findings, notes} = report;
  const places = all ? Infinity : FEW;
  const groups = groupFindings(findings, RULES).flatMap(({group, topics}) => [
    say(`group.${group}`),
    ...topics.flatMap((topic) => topicText(report, topic, places)),
    '',
  ]);
  return [
    factsText(facts),
    ...notes.map((note) => say(`note.${note}`)),
    '',
    ...(groups.length === 0 ? ['No rule that a machine can decide was broken.', ''] : groups),
    `${say('kind.person')}:`,
    ...questionsFor(say, report).flatMap(({question, method}) => [
      `  ${question}`,
      `    ${method}`,
    ]),
  ].join('\n');
}
