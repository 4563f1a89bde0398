/** The order in which findings are reported. */
import {groupFindings, RULES, standardsOf} from './index.ts';
import type {Finding, Kind} from './index.ts';

const found = (rule: string, kind: Kind = 'fault'): Finding => ({rule, kind, places: [], count: 1});
const FINDINGS = [
  found('person-order', 'person'),
  found('7.1-9'),
  found('7.21.4.1-1'),
  found('pdf-no-headings', 'warning'),
  found('pdf-alt-file-name', 'warning'),
  found('7.3-1'),
];

test('groups are ordered by severity, and things to check come last, even of the same topic', () => {
  const groups = groupFindings([...FINDINGS].reverse(), RULES);
  expect(groups.map(({group}) => group).join()).toBe('listening,seeing,everyone,warning');
  const names = groups.flatMap(({topics}) => topics).map(({topic, kind}) => `${topic} ${kind}`);
  const order = 'pictures fault,fonts fault,title fault,pictures warning,headings warning';
  expect(names.join()).toBe(order);
});

test('a rule has references to its standards', () => {
  const standards = 'PDF/UA-1, 7.3; Matterhorn Protocol 1.1, 13-004; WCAG 2.2, 1.1.1';
  expect(standardsOf('7.3-1', RULES).join('; ')).toBe(standards);
  expect(standardsOf('office-alt', RULES)).toContain('Microsoft: Missing alternative text');
});
