/** A report as text for a terminal. */
import {groupedFindings, questionsIn, sayDocumentIn, standardsOf} from '../../src/documents';
import type {Facts, Finding, Place, Report, TopicFindings} from '../../src/documents';

const say = sayDocumentIn();
const FEW = 3;

function placeText({page, element, words}: Place): string {
  const parts = [
    page === undefined ? '' : `page ${page}`,
    element ?? '',
    words ? `"${words}"` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function findingText(finding: Finding, places: number): string[] {
  const {rule, kind, count} = finding;
  const often = count > 1 ? ` (${count})` : '';
  const shown = finding.places
    .slice(0, places)
    .map(placeText)
    .filter((text) => text !== '');
  return [
    `    ${say(`kind.${kind}`)}: ${say(`rule.${rule}`)}${often}`,
    `      ${[rule, standardsOf(rule).join('; ')].filter((text) => text !== '').join(': ')}`,
    ...shown.map((text) => `      - ${text}`),
  ];
}

function topicText({topic, findings}: TopicFindings, places: number): string[] {
  return [
    `  ${say(`meets.${topic}`)}`,
    `    What to do: ${say(`todo.${topic}`)}`,
    ...findings.flatMap((finding) => findingText(finding, places)),
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

export function reportText({facts, findings, notes}: Report, all: boolean): string {
  const places = all ? Infinity : FEW;
  const groups = groupedFindings(findings).flatMap(({group, topics}) => [
    say(`group.${group}`),
    ...topics.flatMap((topic) => topicText(topic, places)),
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
