import {checks, siteChecks} from './checks';
import {CRITERIA} from './criteria';
import {ENGINE_RULES, rulesByCriterion} from './evidence';
import type {Audit, AuditFinding} from './report/audit';
import {audit} from './report/example';
import {summarise} from './summary';

const ruleNames = (engine: string) => [...(ENGINE_RULES[engine]?.().keys() ?? [])];

const nothing: Audit = {
  ...audit,
  ...{visits: [], rulesRun: {}, checksRun: [], findings: [], defects: []},
};

const visit = {route: '/', width: 320, scheme: 'light'} as const;

const finding: AuditFinding = {
  ...{engine: 'axe', rule: 'label', criteria: ['4.1.2']},
  outcome: 'violation',
  ...{message: 'No label.', selector: 'input', html: '<input>', page: '/', visit},
};

const labels = {id: 'labels', title: 'Fields have labels', criteria: ['3.3.2']};

test('at least 40 criteria have an engine’s rule or a scripted check', () => {
  const byEngines = Object.keys(ENGINE_RULES).flatMap((engine) => [
    ...rulesByCriterion(engine, ruleNames(engine)).keys(),
  ]);
  const evidence = new Set([
    ...byEngines,
    ...[...checks, ...siteChecks].flatMap(({criteria}) => criteria),
  ]);
  const found = CRITERIA.filter(({number}) => evidence.has(number));
  expect(found.length).toBeGreaterThanOrEqual(40);
});

test('a criterion has as evidence what was run, and nothing else', () => {
  const {criteria, rules} = summarise({
    ...nothing,
    rulesRun: {axe: ['label', 'region']},
    checksRun: [labels],
  });
  expect(rules).toBe(2);
  const about = Object.fromEntries(criteria.map((criterion) => [criterion.number, criterion]));
  expect(about['4.1.2']).toMatchObject({engines: {axe: ['label']}, checks: []});
  expect(about['3.3.2']).toMatchObject({engines: {}, checks: ['labels']});
  expect(about['1.4.10']).toMatchObject({engines: {}, checks: [], people: false});
});

test('a fault that shows at two widths is one place; one that is excepted is none', () => {
  const {violations, excepted, criteria, widths, scans} = summarise({
    ...nothing,
    visits: [320, 1280].map((width) => ({
      visit: {...visit, width},
      ...{engines: ['axe'], checks: ['labels', 'images'], passed: {}, milliseconds: 1},
    })),
    findings: [
      finding,
      {...finding, visit: {...visit, width: 1280}},
      {...finding, selector: 'select', excepted: 'It is gone next week.'},
    ],
  });
  expect([violations, excepted, scans]).toEqual([1, 1, 6]);
  expect(widths).toEqual([1280, 320]);
  expect(criteria.find(({number}) => number === '4.1.2')?.violations).toBe(1);
});

test('what needs review is no failure', () => {
  const {violations, needsReview} = summarise({
    ...nothing,
    findings: [{...finding, outcome: 'needs review'}],
  });
  expect([violations, needsReview]).toEqual([0, 1]);
});

test('the score of the planted defects counts what was caught, and false alarms', () => {
  const defect = {name: 'A label is gone', caughtBy: 'axe:label', visit};
  const {defects} = summarise({
    ...nothing,
    defects: [
      {...defect, caught: true, alarmOnGoodPage: false},
      {...defect, caught: false, alarmOnGoodPage: true},
    ],
  });
  expect(defects).toEqual({planted: 2, caught: 1, falseAlarms: 1});
});
