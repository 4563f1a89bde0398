/**
 * EARL 1.0 (https://www.w3.org/TR/EARL10-Schema/) as JSON-LD: for each page as it opens, in each state
 * and at each width, what each rule and check said, tied to the commit.
 */
import {isOpenQuestion} from '../questions';
import type {Audit, AuditFinding} from './audit';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
  WCAG22: 'https://www.w3.org/TR/WCAG22/#',
};

type Outcome = 'earl:failed' | 'earl:cantTell' | 'earl:passed';

interface Verdict {
  outcome: Outcome;
  findings: AuditFinding[];
}

/** Of a page in a state at a width: `${engine}:${rule}` → the worst of its schemes. */
type Verdicts = Map<string, Verdict>;

export function asEarl(audit: Audit): object {
  const subjects = subjectsOf(audit);
  const tests = new Set([...subjects.values()].flatMap((verdicts) => [...verdicts.keys()]));
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@id': '_:audit',
        '@type': ['earl:Assertor', 'earl:Software'],
        'dct:title': 'npm run audit',
        'dct:description': Object.entries(audit.versions)
          .map((part) => part.join(' '))
          .join(', '),
        'doap:release': {'doap:revision': audit.commit},
      },
      ...[...tests].sort().map((id) => testOf(id, audit)),
      ...[...subjects].flatMap(([name, verdicts]) => [
        {
          '@id': idOf(name),
          '@type': 'earl:TestSubject',
          'dct:title': name,
          'dct:hasVersion': audit.commit,
        },
        ...[...verdicts].map(([id, verdict]) => assertionOf(name, id, verdict, audit)),
      ]),
    ],
  };
}

const idOf = (name: string) => `urn:audit:${encodeURIComponent(name)}`;

function testOf(id: string, {checksRun}: Audit): object {
  const check = checksRun.find((one) => `scripted:${one.id}` === id);
  return {'@id': idOf(id), '@type': 'earl:TestRequirement', 'dct:title': check?.title ?? id};
}

function subjectsOf({visits, findings}: Audit): Map<string, Verdicts> {
  const subjects = new Map<string, Verdicts>();
  const verdictsOn = (name: string) => {
    const verdicts = subjects.get(name) ?? new Map<string, Verdict>();
    subjects.set(name, verdicts);
    return verdicts;
  };
  for (const {visit, passed} of visits) {
    const verdicts = verdictsOn(nameOf(visit.route, visit));
    for (const [engine, rules] of Object.entries(passed)) {
      for (const rule of rules) {
        const id = `${engine}:${rule}`;
        if (!verdicts.has(id)) verdicts.set(id, {outcome: 'earl:passed', findings: []});
      }
    }
  }
  for (const finding of findings) {
    const verdicts = verdictsOn(nameOf(finding.page ?? 'all pages', finding.visit));
    const id = `${finding.engine}:${finding.rule}`;
    const known = verdicts.get(id)?.findings ?? [];
    const all = [...known, finding];
    verdicts.set(id, {outcome: outcomeOf(all), findings: all});
  }
  return subjects;
}

function outcomeOf(findings: readonly AuditFinding[]): Outcome {
  if (findings.some(({outcome}) => outcome === 'violation')) return 'earl:failed';
  return findings.some(isOpenQuestion) ? 'earl:cantTell' : 'earl:passed';
}

const nameOf = (route: string, visit?: {state?: string; width: number}) =>
  [route, visit?.state, visit && `${visit.width} px`].filter(Boolean).join(', ');

function assertionOf(name: string, id: string, {outcome, findings}: Verdict, audit: Audit): object {
  const messages = [...new Set(findings.map(({message}) => message))];
  const selectors = [...new Set(findings.map(({selector}) => selector))];
  const criteria = [...new Set(findings.flatMap((finding) => finding.criteria))];
  return {
    '@type': 'earl:Assertion',
    'earl:assertedBy': {'@id': '_:audit'},
    'earl:subject': {'@id': idOf(name)},
    'earl:test': {'@id': idOf(id)},
    'earl:mode': {'@id': 'earl:automatic'},
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': {'@id': outcome},
      'dct:date': audit.date,
      ...(messages.length > 0 && {'earl:info': messages.join('\n')}),
      ...(selectors.length > 0 && {
        'earl:pointer': selectors.map((selector) => ({
          '@type': 'ptr:CSSSelectorPointer',
          'ptr:expression': selector,
        })),
      }),
      ...(criteria.length > 0 && {'dct:relation': criteria.map((number) => `WCAG 2.2 ${number}`)}),
    },
  };
}
