/** The order in which people are told of findings. */
import {groupedFindings, questionsIn, RULES, standardsOf} from '.';
import type {Finding, Kind} from '.';

const found = (rule: string, kind: Kind = 'fault'): Finding => ({rule, kind, places: [], count: 1});
const FINDINGS = [
  found('person-order', 'person'),
  found('7.1-9'),
  found('7.21.4.1-1'),
  found('pdf-no-headings', 'look'),
  found('pdf-alt-file-name', 'look'),
  found('7.3-1'),
];

test('who is stopped comes first, the most serious at the top', () => {
  const groups = groupedFindings(FINDINGS, RULES).map(({group}) => group);
  expect(groups).toEqual(['listening', 'seeing', 'everyone']);
});

test('a group with faults comes before one with hints alone', () => {
  const groups = groupedFindings([found('pdf-no-headings', 'look'), found('7.1-9')], RULES);
  expect(groups.map(({group}) => group)).toEqual(['everyone', 'listening']);
});

test('within a group, a topic with a fault comes first, and within a topic the fault', () => {
  const [listening] = groupedFindings([...FINDINGS].reverse(), RULES);
  expect(listening?.topics.map(({topic, kind}) => [topic, kind])).toEqual([
    ['pictures', 'fault'],
    ['headings', 'look'],
  ]);
  const [other] = groupedFindings([found('pdf-alt-file-name', 'look'), found('7.4.2-1')], RULES);
  expect(other?.topics.map(({topic}) => topic)).toEqual(['headings', 'pictures']);
  expect(groupedFindings(FINDINGS, RULES)[0]?.topics[0]?.findings.map(({rule}) => rule)).toEqual([
    '7.3-1',
    'pdf-alt-file-name',
  ]);
});

test('recognised text is not told as if there were none', () => {
  const topics = groupedFindings(
    [found('pdf-scanned'), found('pdf-scanned-recognised', 'look')],
    RULES,
  )
    .flatMap((group) => group.topics)
    .map(({topic}) => topic);
  expect(topics).toEqual(['scanned', 'recognised']);
});

test('what a person must judge stands apart', () => {
  expect(questionsIn(FINDINGS).map(({rule}) => rule)).toEqual(['person-order']);
  const told = groupedFindings(FINDINGS, RULES).flatMap(({topics}) => topics);
  expect(told.flatMap(({findings}) => findings)).toHaveLength(FINDINGS.length - 1);
});

test('a rule is named as its standards name it', () => {
  expect(standardsOf('7.3-1', RULES)).toEqual([
    'PDF/UA-1, 7.3',
    'Matterhorn Protocol 1.1, 13-004',
    'WCAG 2.2, 1.1.1',
  ]);
  expect(standardsOf('office-alt', RULES)).toContain('Microsoft: Missing alternative text');
});
