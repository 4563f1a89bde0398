import {excuse} from './exceptions';
import entries from './exceptions.json';
import type {AuditFinding} from './report/audit';

const TODAY = '2027-01-15';

const finding: AuditFinding = {
  ...{rule: 'color-contrast', outcome: 'violation', criteria: ['1.4.3'], engine: 'axe'},
  ...{message: 'Too faint', selector: 'p', html: '<p>', page: '/About'},
  visit: {route: '/About', width: 1280, scheme: 'light'},
};

const exception = {
  ...{rule: 'color-contrast', page: '/About', state: '', reason: 'A partner’s logo'},
  ...{owner: 'Asha Rao', expiry: '2027-01-15', issue: '#12'},
};

test('the file of exceptions is empty', () => {
  expect(entries).toEqual([]);
});

test('what an entry names is excused until its last day, and shows why', () => {
  const {findings, problems} = excuse([finding], [exception], TODAY, true);
  expect(problems).toEqual([]);
  expect(findings[0]?.excepted).toBe('A partner’s logo (Asha Rao, until 2027-01-15, #12)');
});

test.each([
  ['another rule', {rule: 'label'}],
  ['another page', {page: '/'}],
  ['another state', {state: 'all questions open'}],
])('an entry for %s excuses nothing, and is no longer needed', (_, other) => {
  const {findings, problems} = excuse([finding], [{...exception, ...other}], TODAY, true);
  expect(findings).toEqual([finding]);
  expect(problems).toEqual([expect.stringContaining('is no longer needed')]);
});

test('a part of the audit cannot say that an entry is needless', () => {
  expect(excuse([], [exception], TODAY, false).problems).toEqual([]);
});

test.each([
  ['expired', {expiry: '2027-01-14'}, 'Exception 1 expired on 2027-01-14'],
  ['without a day', {expiry: 'soon'}, 'has the expiry "soon"'],
  ['without a reason', {reason: ' '}, 'lacks a text for reason'],
  ['without an owner', {owner: undefined}, 'lacks a text for owner'],
  ['with a member of its own', {until: 'x'}, 'has until, which nothing reads'],
])('an entry %s excuses nothing, and fails', (_, change, said) => {
  const {findings, problems} = excuse([finding], [{...exception, ...change}], TODAY, true);
  expect(findings).toEqual([finding]);
  expect(problems).toEqual([expect.stringContaining(said)]);
});

test('a file that is no list, or an entry that is no object, fails', () => {
  expect(excuse([], {}, TODAY, true).problems).toEqual([
    expect.stringContaining('has to be a list'),
  ]);
  expect(excuse([], ['x'], TODAY, true).problems).toEqual(['Exception 1 has to be an object.']);
});
