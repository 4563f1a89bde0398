/** A report as text, for a terminal and for whoever is sent the findings alone. */
import type {Facts, Finding, Place, Report} from './finding';
import {GROUPS, RULES, TOPICS} from './rules';
import type {Topic} from './rules';
import {sayDocumentIn} from './words';

const say = sayDocumentIn();
const FEW = 3;

const TOPIC_ORDER = Object.keys(TOPICS);
const topicOf = (finding: Finding): Topic | undefined => RULES.get(finding.rule)?.topic;

/** A place in words, such as `page 2, Figure, "chart"`. */
export function placeText({page, element, words}: Place): string {
  const parts = [
    page === undefined ? '' : `page ${page}`,
    element ?? '',
    words ? `"${words}"` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function names(finding: Finding): string {
  const {clause, matterhorn, wcag, microsoft} = RULES.get(finding.rule) ?? {};
  const parts = [
    clause && `PDF/UA-1 ${clause}`,
    matterhorn && `Matterhorn ${matterhorn}`,
    wcag && `WCAG ${wcag}`,
    microsoft && `Microsoft: ${microsoft}`,
  ];
  return parts.filter((part) => part !== undefined).join('; ');
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
    `      ${[rule, names(finding)].filter((text) => text !== '').join(': ')}`,
    ...shown.map((text) => `      - ${text}`),
  ];
}

/** Findings of one group, by topic, the most serious first. */
function groupText(findings: Finding[], places: number): string[] {
  return TOPIC_ORDER.flatMap((topic) => {
    const own = findings.filter((finding) => topicOf(finding) === topic);
    if (own.length === 0) return [];
    return [
      `  ${say(`meets.${topic}`)}`,
      `    What to do: ${say(`todo.${topic}`)}`,
      ...own.flatMap((finding) => findingText(finding, places)),
    ];
  });
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
  const machine = findings.filter(({kind}) => kind !== 'person');
  const person = findings.filter(({kind}) => kind === 'person');
  const groups = GROUPS.flatMap((group) => {
    const own = machine.filter(({rule}) => RULES.get(rule)?.stops === group);
    return own.length === 0 ? [] : [say(`group.${group}`), ...groupText(own, places), ''];
  });
  return [
    factsText(facts),
    ...notes.map((note) => say(`note.${note}`)),
    '',
    ...(groups.length === 0 ? ['No rule that a machine can decide was broken.', ''] : groups),
    `${say('kind.person')}:`,
    ...person.map(({rule}) => `  ${say(`rule.${rule}`)}`),
  ].join('\n');
}
