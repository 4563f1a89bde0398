import {checkedRules} from './checked-rules.ts';
import type {Facts, Note, Report} from './finding.ts';
import {RULES} from './rules/index.ts';

const passed = (facts: Partial<Facts>, found: string[] = [], notes: Note[] = []) => {
  const findings = found.map((rule) => ({rule, kind: 'fault', places: [], count: 1}));
  const given = {format: 'pdf', hasStructure: true, figures: 1, ...facts};
  const report = {facts: given, findings, consequences: [], notes} as unknown as Report;
  return checkedRules(report, RULES).passed.map(({id}) => id);
};

test.each([
  ['of its format', '7.3-1', {}, true],
  ['of another format', 'word-contrast', {}, false],
  ['about slides in a Word file', 'slide-title', {format: 'word'}, false],
  ['about tags in an untagged PDF', '7.3-1', {hasStructure: false}, false],
  ['about fonts in an untagged PDF', '7.21.4.1-1', {hasStructure: false}, true],
  ['about images in a document without any', '7.3-1', {figures: 0}, false],
  ['on headings, in a Word file', 'word-no-headings', {format: 'word', hasStructure: false}, false],
  ['that a person checks', 'person-alt', {}, false],
] as const)('a rule %s', (_what, rule, facts, isPassed) => {
  expect(passed(facts).includes(rule)).toBe(isPassed);
});

test('a rule that has a finding, follows from one, or is changed by PDF/UA-2 is not listed as passed', () => {
  expect(passed({}, ['7.3-1'])).not.toContain('7.3-1');
  expect(passed({}, ['7.1-8'])).not.toContain('7.1-9');
  expect(passed({}, [], ['ua2'])).not.toContain('5-1');
  // A partly checked document has no passed rules.
  expect(passed({}, [], ['limit-time'])).toEqual([]);
});
