import {PERSON_RULES, placeText, ruleSentence} from '@trendsoft/document-check';
import type {Finding, Kind, Place} from '@trendsoft/document-check';
import {version} from '@trendsoft/document-check/package.json';
import type {CheckedDocument} from '../checkedDocuments';
import {loadedRules, t} from '../check/loadedRules';
import {rulesChecked} from '../results/rulesChecked';
import {ticksOf} from '../results/ticks';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
};

const assertor = (company: string) => ({
  '@id': '#assertor',
  '@type': 'earl:Software',
  'doap:name': `${company} document check`,
  'doap:release': {'doap:revision': version},
});

/** The outcome of a finding in EARL. */
const OUTCOMES: Readonly<Record<Kind, {outcome: string; mode: string}>> = {
  fault: {outcome: 'earl:failed', mode: 'earl:automatic'},
  warning: {outcome: 'earl:cantTell', mode: 'earl:automatic'},
  person: {outcome: 'earl:untested', mode: 'earl:manual'},
};
const TICKED = {outcome: 'earl:passed', mode: 'earl:manual'};
const NOT_FOUND = {outcome: 'earl:passed', mode: 'earl:automatic'};

function criterion(id: string) {
  const known = loadedRules.get(id) ?? PERSON_RULES.find((rule) => rule.id === id);
  const {clause, matterhorn, wcag, microsoft} = known ?? {};
  return {
    '@id': `#rule-${id}`,
    '@type': 'earl:TestCriterion',
    'dct:title': ruleSentence(t, {rule: id, count: 1}),
    'dct:isPartOf': [
      clause && `ISO 14289-1:2014, ${clause}`,
      matterhorn && `Matterhorn Protocol 1.1, ${matterhorn}`,
      wcag && `WCAG 2.2, ${wcag}`,
      microsoft && `Microsoft Accessibility Checker, ${microsoft}`,
    ].filter(Boolean),
  };
}

function pointers(finding: Finding, write: (place: Place) => string) {
  const titles = finding.places.map(write).filter((text) => text !== '');
  return titles.map((title) => ({'@type': 'earl:Pointer', 'dct:description': title}));
}

function assertions({file, report}: CheckedDocument, index: number, company: string) {
  if (!report) return [];
  const subject = {
    '@id': `#document-${index + 1}`,
    '@type': 'earl:TestSubject',
    'dct:title': file.name,
    'dct:format': file.type,
    'dct:extent': `${file.size} bytes`,
  };
  const assertion = (rule: string, {outcome, mode}: typeof TICKED, more: object = {}) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': assertor(company),
    'earl:subject': subject,
    'earl:test': criterion(rule),
    'earl:mode': {'@id': mode},
    'earl:result': {'@type': 'earl:TestResult', 'earl:outcome': {'@id': outcome}, ...more},
  });
  const found = report.findings.map((finding) => {
    const {rule, kind, count} = finding;
    return assertion(rule, ticksOf(report).has(rule) ? TICKED : OUTCOMES[kind], {
      'dct:description': String(count),
      'earl:pointer': pointers(finding, (place) => placeText(t, report.facts.format, place)),
    });
  });
  const passed = rulesChecked(report)?.ids ?? [];
  return [...found, ...passed.map((rule) => assertion(rule, NOT_FOUND))];
}

/** Returns the results for other programs: Evaluation and Report Language (W3C), as JSON-LD. */
export function earlOf(documents: readonly CheckedDocument[], company: string): string {
  const graph = documents.flatMap((document, index) => assertions(document, index, company));
  return `${JSON.stringify({'@context': CONTEXT, '@graph': graph}, null, 2)}\n`;
}
