import {FACTS} from '../../../tests/fixtures/documents/facts';
import {compareReports} from './compare.ts';
import type {Finding, Place} from './finding.ts';

const finding = (rule: string, places: Place[], count = places.length): Finding => ({
  rule,
  kind: 'fault',
  places,
  count,
});
const report = (...findings: Finding[]) => ({facts: FACTS, findings, consequences: [], notes: []});

test('findings are compared by rule and location', () => {
  const before = report(finding('7.3-1', [{page: 1}, {page: 2}]), finding('7.1-9', [{}]));
  const after = report(finding('7.3-1', [{page: 2}, {page: 5}]));
  expect(compareReports(before, after)).toMatchObject({
    fixed: 2,
    fresh: 1,
    left: 1,
    rules: [{places: {fixed: [{page: 1}], fresh: [{page: 5}], left: [{page: 2}]}}, {fixed: 1}],
  });
});

test('text that moved to another page has the same location', () => {
  const at = (page: number) => report(finding('7.4.2-1', [{page, text: 'Hours'}]));
  const rules = [{places: {fixed: [], left: [{page: 2}]}}];
  expect(compareReports(at(1), at(2))).toMatchObject({fixed: 0, fresh: 0, left: 1, rules});
});

test('if some locations are unknown, counts are compared', () => {
  const [before, after] = [9, 4].map((count) => report(finding('7.3-1', [{page: 1}], count)));
  expect(compareReports(before!, after!)).toMatchObject({fixed: 5, fresh: 0, left: 4});
});

test('rules about tags are new in a newly tagged document; the two rules about a missing title count as one', () => {
  const before = {
    ...report(finding('7.1-8', [{}])),
    consequences: [finding('5-1', [{}])],
    facts: {...FACTS, hasStructure: false},
  };
  const after = report(finding('7.1-9', [{}]), finding('5-1', [{}]), finding('7.3-1', [{page: 1}]));
  const expected = {fixed: 0, fresh: 2, left: 1, isNewlyTagged: true};
  expect(compareReports(before, after)).toMatchObject(expected);
});
