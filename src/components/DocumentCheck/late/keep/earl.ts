import {PERSON_RULES, placeWords} from 'document-check';
import type {Finding, Kind, Place} from 'document-check';
import type {CheckedDocument} from '../../checked';
import {knownRules, say} from '../known';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
};

const ASSERTOR = {
  '@id': '#assertor',
  '@type': 'earl:Software',
  'doap:name': 'TrendSoft document check',
};

/** What a finding is in EARL. Nothing is ever said to have passed: the check looks for barriers, not for proof. */
const OUTCOMES: Readonly<Record<Kind, {outcome: string; mode: string}>> = {
  fault: {outcome: 'earl:failed', mode: 'earl:automatic'},
  look: {outcome: 'earl:cantTell', mode: 'earl:automatic'},
  person: {outcome: 'earl:untested', mode: 'earl:manual'},
};

const QUESTIONS = new Map(PERSON_RULES.map((rule) => [rule.id, rule]));

/** The criterion that a rule belongs to, by the name that its standard gives it. */
function criterion(id: string) {
  const {clause, matterhorn, wcag, microsoft} = knownRules.get(id) ?? QUESTIONS.get(id) ?? {};
  return {
    '@id': `#rule-${id}`,
    '@type': 'earl:TestCriterion',
    'dct:title': say(`rule.${id}`),
    'dct:isPartOf': [
      clause && `ISO 14289-1:2014, ${clause}`,
      matterhorn && `Matterhorn Protocol 1.1, ${matterhorn}`,
      wcag && `WCAG 2.2, ${wcag}`,
      microsoft && `Microsoft Accessibility Checker, ${microsoft}`,
    ].filter(Boolean),
  };
}

function pointers(finding: Finding, write: (place: Place) => string) {
  const titles = finding.places.map(write).filter((words) => words !== '');
  return titles.map((title) => ({'@type': 'earl:Pointer', 'dct:description': title}));
}

function assertions(checked: CheckedDocument, index: number) {
  const {file, report} = checked;
  const subject = {
    '@id': `#document-${index + 1}`,
    '@type': 'earl:TestSubject',
    'dct:title': file.name,
    'dct:format': file.type,
    'dct:extent': `${file.size} bytes`,
  };
  return (report?.findings ?? []).map((finding) => {
    const {outcome, mode} = OUTCOMES[finding.kind];
    return {
      '@type': 'earl:Assertion',
      'earl:assertedBy': ASSERTOR,
      'earl:subject': subject,
      'earl:test': criterion(finding.rule),
      'earl:mode': {'@id': mode},
      'earl:result': {
        '@type': 'earl:TestResult',
        'earl:outcome': {'@id': outcome},
        'dct:description': String(finding.count),
        'earl:pointer': pointers(finding, (place) =>
          placeWords(say, report?.facts.format ?? 'pdf', place),
        ),
      },
    };
  });
}

/** The results for other programs: Evaluation and Report Language (W3C), as JSON-LD. */
export const earlOf = (documents: readonly CheckedDocument[]): string =>
  `${JSON.stringify({'@context': CONTEXT, '@graph': documents.flatMap(assertions)}, null, 2)}\n`;
