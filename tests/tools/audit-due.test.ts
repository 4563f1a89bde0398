/** What `npm run check` says of an audit, and of verdicts, that have grown old: advice, never an error. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {auditDue} from '../../scripts/check/audit';
import {reviewOf} from '../../src/plugins/accessibility-report/review';
import type {AuditSummary} from '../../src/plugins/accessibility-report/types';

const ROOT = path.resolve('test-results/audit-due');

const audit = {
  ...{date: '2027-01-01T10:00:00.000Z', pages: ['/'], versions: {'axe-core': '4.14.1'}},
  ...{questions: [], violations: 0},
  criteria: [{number: '1.4.5', people: true, engines: {}, checks: []}],
} as unknown as AuditSummary;

const [item] = reviewOf(audit, [], '2027-01-02');

const verdict = {
  ...{item: '1.4.5', verdict: 'meets', note: 'All pictures.', name: 'Asha Rao'},
  ...{date: '2027-01-02', expiry: '2027-02-01', evidence: item!.evidence},
};

beforeEach(() => {
  mkdirSync(path.join(ROOT, 'docs'), {recursive: true});
  const write = (file: string, content: object) =>
    writeFileSync(path.join(ROOT, file), JSON.stringify(content));
  write('package.json', {dependencies: {}, devDependencies: {'axe-core': '4.14.1'}});
  write('docs/audit.json', audit);
  write('docs/review.json', [verdict]);
});

afterEach(() => rmSync(ROOT, {recursive: true}));

const due = (day: string, ...pages: string[]) =>
  auditDue({listed: new Set(['/', ...pages])}, day, ROOT).map(({level, file, message}) => {
    expect(level).toBe('advice');
    return `${file}: ${message}`;
  });

test('nothing is due while audit and verdicts are of the site as it is', () => {
  expect(due('2027-02-01')).toEqual([]);
});

test('an audit is due when a page was added, and a verdict when its time has passed', () => {
  expect(due('2027-02-02', '/New')).toEqual([
    expect.stringMatching(
      /^docs\/audit\.json: .+Added since: \/New\. An engineer runs npm run audit -- --publish/,
    ),
    expect.stringMatching(/^docs\/review\.json: .+1\.4\.5 \(expired\).+npm run audit -- --review/),
  ]);
});

test('a site without an audit is not asked for one', () => {
  rmSync(path.join(ROOT, 'docs/audit.json'));
  expect(due('2030-01-01')).toEqual([]);
});
