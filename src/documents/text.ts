/** A report as text, for a terminal and for whoever is sent the findings alone. */
import type {Facts, Finding, Report} from './finding';
import {groupedFindings, questionsIn, standardsOf} from './grouped';
import type {TopicFindings} from './grouped';
import {placeWords} from './place';
import {RULES} from './rules';
import {sayDocumentIn} from './words';

const say = sayDocumentIn();
const FEW = 3;

function findingText(format: Facts['format'], finding: Finding, places: number): string[] {
  const {rule, kind, count} = finding;
  const often = count > 1 ? ` (${count})` : '';
  const shown = finding.places
    .slice(0, places)
    .map((place) => placeWords(say, format, place))
    .filter((text) => text !== '');
  return [
    `    ${say(`kind.${kind}`)}: ${say(`rule.${rule}`)}${often}`,
    `      ${[rule, standardsOf(rule, RULES).join('; ')].filter((text) => text !== '').join(': ')}`,
    ...shown.map((text) => `      - ${text}`),
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

function factsText(facts: Facts): string {
  const {format, pages, scannedPages, tables, figures, fields, tagged, claims, effort} = facts;
  return [
    format,
    `${pages ?? '?'} pages`,
    `${scannedPages} scanned`,
    `${tables} tables`,
    `${figures} figures`,
    `${fields} fields`,
    tagged ? 'tagged' : 'not tagged',
    ...(claims === undefined ? [] : [`says ${claims}`]),
    `effort: ${say(`effort.${effort}`)}`,
  ].join(', ');
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
