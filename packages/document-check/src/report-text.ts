/** A report as text, for a terminal and for people who receive only the findings. */
import {adviceFor, questionsFor} from './advice.ts';
import {factsText} from './facts-text.ts';
import type {Facts, Finding, Report} from './finding.ts';
import {groupFindings, standardsOf} from './group-findings.ts';
import type {TopicFindings} from './group-findings.ts';
import {placeLines, ruleSentence} from './place.ts';
import {RULES} from './rules/index.ts';
import {documentTranslator} from './messages/index.ts';

const t = documentTranslator();
const FEW = 3;

function findingText(format: Facts['format'], finding: Finding, places: number): string[] {
  const {rule, kind} = finding;
  return [
    `    ${t(`kind.${kind}`)}: ${ruleSentence(t, finding)}`,
    `      ${[rule, standardsOf(rule, RULES).join('; ')].filter((text) => text !== '').join(': ')}`,
    ...placeLines(t, format, finding, places).map((text) => `      - ${text}`),
  ];
}

function topicText(report: Report, found: TopicFindings, places: number): string[] {
  const {whoId, steps} = adviceFor(t, found, report);
  return [
    `  ${t(`impact.${found.topic}`)}`,
    ...found.findings.flatMap((finding) => findingText(report.facts.format, finding, places)),
    `    What to do: ${t(whoId)}`,
    ...steps.map((step, i) => `      ${i + 1}. ${step}`),
  ];
}

/** Returns facts, findings by affected people, and questions for a person. @param all whether every stored place is listed, not only the first three */
export function reportText(report: Report, all: boolean): string {
  const {facts, findings, notes} = report;
  const places = all ? Infinity : FEW;
  const groups = groupFindings(findings, RULES).flatMap(({group, topics}) => [
    t(`group.${group}`),
    ...topics.flatMap((topic) => topicText(report, topic, places)),
    '',
  ]);
  return [
    factsText(facts),
    ...notes.map((note) => t(`note.${note}`)),
    '',
    ...(groups.length === 0 ? ['No rule that a machine can decide was broken.', ''] : groups),
    `${t('kind.person')}:`,
    ...questionsFor(t, report).flatMap(({question, method}) => [`  ${question}`, `    ${method}`]),
  ].join('\n');
}
