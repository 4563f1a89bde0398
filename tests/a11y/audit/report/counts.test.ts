import {countsOf, failuresOf} from './counts';
import {audit, review} from './example';
import {figuresOf} from './figures';

const good = {...audit, findings: [review]};
const [defect] = audit.defects;

test('a scan is an engine or a check on a visit, and rules and results are counted', () => {
  expect(countsOf(audit)).toMatchObject({
    ...{pages: 1, states: 0, visits: 1, scans: 2, rulesRun: 3},
    ...{violations: 2, excepted: 0, needsReview: 1, score: 100},
  });
});

test('an audit without violations, gaps and missed defects is passed', () => {
  expect(failuresOf(good)).toEqual([]);
});

test.each([
  ['a violation', {findings: audit.findings}, '2 violations.'],
  ['a page that was not seen', {notVisited: ['/new']}, '/new was built and not looked at.'],
  ['a visit that broke', {broken: ['/, 320 px']}, 'Could not be looked at: /, 320 px.'],
  ['an exception that does not stand', {exceptionProblems: ['Expired.']}, 'Expired.'],
  [
    'a defect that was missed',
    {defects: [{...defect!, caught: false}]},
    'Not caught by axe:link-name: A link loses its words.',
  ],
  [
    'an alarm on the good page',
    {defects: [{...defect!, alarmOnGoodPage: true}]},
    'axe:link-name finds fault with the good page of: A link loses its words.',
  ],
])('%s fails it', (_, change, said) => {
  expect(failuresOf({...good, ...change})).toEqual([said]);
});

test('what is excepted fails nothing, and is counted', () => {
  const findings = audit.findings.map((finding) => ({...finding, excepted: 'For a week'}));
  expect(failuresOf({...audit, findings})).toEqual([]);
  expect(countsOf({...audit, findings})).toMatchObject({violations: 0, excepted: 2});
});

test('the score is the share of defects caught without an alarm, never rounded up', () => {
  const defects = Array.from({length: 2000}, (_, place) => ({...defect!, caught: place > 0}));
  expect(countsOf({...audit, defects}).score).toBe(99.9);
  expect(Object.fromEntries(figuresOf({...audit, defects: []}))['mutation score']).toBe(
    'no defects planted',
  );
});
