/** The order in which findings are reported. */
import {groupFindings, RULES, standardsOf} from './index.ts';
import type {Finding, Kind} from './index.ts';

const found = (rule: string, kind: Kind = 'fault'): Finding => ({rule, kind, places: [], count: 1});
const FINDINGS = [
  found('person-order', 'person'),
  found('7.1-9'),
  found('7.21.4.1-1'),
  found('pdf-no-headings', 'look'),
  found('pdf-alt-file-name', 'look'),
  found('7.3-1'),
];

test('groups are ordered by severity', () => {
  const groups = groupFindings(FINDINGS, RULES).map(({group}) => group);
  expect(groups).toEqual(['listening', 'seeing', 'everyone', 'look']);
});

test('all faults come before things to check, even of the same topic', () => {
  const topicsFound = groupFindings([...FINDINGS].reverse(), RULES).flatMap(({topics}) => topics);
  expect(topicsFound.map(({topic, kind}) => [topic, kind])).toEqual([
    ['pictures', 'fault'],
    ['fonts', 'fault'],
    ['title', 'fault'],
    ['pictures', 'look'],
    ['headings', 'look'],
  ]);
});

test('a rule has references to its standards', () => {
  expect(standardsOf('7.3-1', RULES)).toEqual([
    'PDF/UA-1, 7.3',
    'Matterhorn Protocol 1.1, 13-004',
    'WCAG 2.2, 1.1.1',
  ]);
  expect(standardsOf('office-alt', RULES)).toContain('Microsoft: Missing alternative text');
});
