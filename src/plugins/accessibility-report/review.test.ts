import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {conformanceOf, judgedOf} from './conformance';
import {itemsOf, reviewOf} from './review';
import type {AuditedCriterion, AuditQuestion, AuditSummary} from './types';
import {readVerdicts, type Verdict} from './verdicts';

const people: AuditedCriterion = {
  ...{number: '1.2.1', name: 'Audio-only', level: 'A', understanding: '', people: true},
  ...{engines: {}, checks: ['time-and-media'], violations: 0, needsReview: 0},
};

const machines: AuditedCriterion = {
  ...people,
  ...{number: '1.3.1', name: 'Info', people: false, needsReview: 1},
};

const question: AuditQuestion = {
  ...{id: 'ibm:text_block_heading p', engine: 'ibm', rule: 'text_block_heading'},
  ...{criteria: ['1.3.1'], pages: ['/'], states: [], results: 4},
  places: [{message: 'Is it a heading?', selector: 'p', html: '<p>'}],
};

const audit = {
  ...{criteria: [people, machines], questions: [question], pages: ['/', '/About']},
} as unknown as AuditSummary;

const [ofPeople, ofQuestion] = itemsOf(audit);

const verdict: Verdict = {
  ...{item: '1.2.1', verdict: 'meets', note: 'All pages.', name: 'Asha Rao'},
  ...{date: '2027-01-15', expiry: '2027-07-15', evidence: ofPeople!.evidence},
};

const onQuestion: Verdict = {...verdict, item: question.id, evidence: ofQuestion!.evidence};

const standingOf = (verdicts: Verdict[], day = '2027-01-16', of = audit) =>
  reviewOf(of, verdicts, day).map(({standing}) => standing);

test('people judge the criteria that no machine decides, and the questions', () => {
  expect(itemsOf(audit).map(({id}) => id)).toEqual(['1.2.1', question.id]);
});

test('until a person has judged, everything is open', () => {
  expect(standingOf([])).toEqual(['open', 'open']);
  expect(conformanceOf(people, judgedOf(people, reviewOf(audit, [], '2027-01-16')))).toBe(
    'not-evaluated',
  );
});

test('a verdict stands to its last day, and is due after', () => {
  expect(standingOf([verdict], '2027-07-15')).toEqual(['judged', 'open']);
  expect(standingOf([verdict], '2027-07-16')).toEqual(['expired', 'open']);
});

test('a verdict is outdated when there is another page, or another place of the question', () => {
  const grown = {...audit, pages: ['/', '/About', '/New']};
  expect(standingOf([verdict, onQuestion], undefined, grown)).toEqual(['outdated', 'judged']);
  const places = [...question.places, {message: 'And this?', selector: 'b', html: '<b>'}];
  const asked = {...audit, questions: [{...question, places}]};
  expect(standingOf([verdict, onQuestion], undefined, asked)).toEqual(['judged', 'outdated']);
});

test.each([
  ['supports', 'meets'],
  ['partially-supports', 'fails'],
  ['not-applicable', 'does not apply'],
] as const)('a criterion is %s when a person has said that it %s', (conformance, said) => {
  const items = reviewOf(audit, [{...verdict, verdict: said}], '2027-01-16');
  expect(conformanceOf(people, judgedOf(people, items))).toBe(conformance);
});

test('a verdict that stands no longer supports nothing', () => {
  const items = reviewOf(audit, [verdict], '2028-01-01');
  expect(conformanceOf(people, judgedOf(people, items))).toBe('not-evaluated');
});

test('a question that is judged waits no longer, and one that fails counts against its criteria', () => {
  const judged = (said: Verdict['verdict']) =>
    judgedOf(machines, reviewOf(audit, [{...onQuestion, verdict: said}], '2027-01-16'));
  expect(judged('meets')).toMatchObject({waiting: 0, failed: 0});
  expect(judged('fails')).toMatchObject({waiting: 0, failed: 1});
  expect(conformanceOf(machines, judged('fails'))).toBe('partially-supports');
});

describe('docs/review.json', () => {
  let site: string;

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'review-'));
    mkdirSync(path.join(site, 'docs'));
  });

  afterEach(() => rmSync(site, {recursive: true}));

  const write = (content: unknown) =>
    writeFileSync(path.join(site, 'docs/review.json'), JSON.stringify(content));

  test('may be missing or empty', () => {
    expect(readVerdicts(site)).toEqual([]);
    write([]);
    expect(readVerdicts(site)).toEqual([]);
  });

  test('is read as it was written', () => {
    write([verdict]);
    expect(readVerdicts(site)).toEqual([verdict]);
  });

  test.each([
    ['{}', {}, 'it has to be a JSON list'],
    ['a text', ['yes'], 'entry 1 has to be an object'],
    ['no name', [{...verdict, name: ' '}], 'entry 1 lacks a text for name'],
    ['a word too many', [{...verdict, mood: 'good'}], 'entry 1 has mood, which nothing reads'],
    [
      'another verdict',
      [{...verdict, verdict: 'ok'}],
      'give one of meets, fails, fails throughout, does not apply',
    ],
    ['no such day', [{...verdict, date: '2027-02-30'}], 'has the day "2027-02-30"'],
    ['an early end', [{...verdict, expiry: '2027-01-15'}], 'which is not after 2027-01-15'],
    ['one item twice', [verdict, verdict], 'entry 2 is about 1.2.1 again'],
  ])('with %s stops the build, and says what is expected', (_, content, said) => {
    write(content);
    expect(() => readVerdicts(site)).toThrow(said);
    expect(() => readVerdicts(site)).toThrow('npm run audit -- --review');
  });
});
