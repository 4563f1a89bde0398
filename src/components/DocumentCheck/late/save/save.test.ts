/** Saved results: every format contains all findings and nothing else. */
import type {Report} from 'document-check';
import {version} from 'document-check/package.json';
import {FACTS} from '../../../../../tests/fixtures/documents/facts';
import {viewWithAdvice} from '../advice';
import {loadFormat, t} from '../loadedRules';
import {ticksOf} from '../ticks';
import {csvOf} from './csv';
import {earlOf} from './earl';
import {htmlOf} from './html';
import {originOf, reportsOf} from './report';
import {textOf} from './text';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await Promise.all([
    loadFormat('pdf'),
    loadFormat('pdfRare'),
    loadFormat('word'),
    loadFormat('rare'),
  ]);
});

const NAME = 'a <b>&" report.pdf';
const report: Report = {
  facts: {...FACTS, pages: 2, figures: 1, effort: 'medium'},
  findings: [
    {rule: '7.3-1', kind: 'fault', count: 30, places: [{page: 1, text: '<script>alert(1)'}]},
    {rule: 'pdf-no-headings', kind: 'warning', count: 1, places: []},
    {rule: 'person-order', kind: 'person', count: 1, places: []},
    {rule: 'person-colour', kind: 'person', count: 1, places: []},
  ],
  consequences: [],
  notes: [],
};
const DOCUMENTS = [
  {file: new File(['abc'], NAME, {type: 'application/pdf'}), report},
  {file: new File(['abc'], 'locked.pdf'), refused: 'password'},
] as const;
ticksOf(report).add('person-colour');
const views = DOCUMENTS.map(viewWithAdvice);
const htmlPage = async () =>
  new DOMParser().parseFromString(
    htmlOf(await reportsOf(DOCUMENTS), originOf('Example Ltd')),
    'text/html',
  );

/** All messages about both documents. */
const said = views.flatMap(({name, sentence, groups, questions}) => [
  name,
  sentence,
  ...questions.map(({question}) => question),
  ...groups.flatMap(({heading, topics}) => [
    heading,
    ...topics.flatMap(({sentences, impact, todo, rules}) => [
      sentences,
      impact,
      ...todo,
      ...rules.flatMap((rule) => [rule.sentence, ...rule.places]),
    ]),
  ]),
]);

test('the text contains all messages', () => {
  const text = textOf(views);
  expect(said.filter((part) => !text.includes(part))).toEqual([]);
});

test('the HTML page contains all messages, is well structured, and escapes markup', async () => {
  const page = await htmlPage();
  const text = page.body.textContent;
  expect(said.filter((part) => !text.includes(part))).toEqual([]);
  expect(page.documentElement.lang).not.toBe('');
  expect(page.title).not.toBe('');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelectorAll('h2')).toHaveLength(2);
  expect(page.querySelectorAll('script, b, [src]')).toHaveLength(0);
});

test('the HTML page names the check and its publisher, passed rules, and questions answered by a person', async () => {
  const {body} = await htmlPage();
  const [link, ...others] = body.querySelectorAll('a');
  expect(others).toEqual([]);
  expect(link!.href).toBe(location.href);
  expect(body.textContent).toContain('Example Ltd');
  expect(body.textContent).toContain(version);
  const itemsOf = (text: string) =>
    [...body.querySelectorAll('li')].filter(({textContent}) => textContent.includes(text));
  expect(itemsOf(t('report.judged'))).toHaveLength(1);
  expect(itemsOf(t('report.open'))).toHaveLength(1);
  expect(itemsOf(t('rule.7.1-9').split('|')[0]!)).toHaveLength(1);
  expect(itemsOf(t('rule.office-title'))).toHaveLength(0);
});

test('the CSV table has a row for each file, and no formulas', async () => {
  const formula = {file: new File(['abc'], '=cmd().pdf'), refused: 'password'} as const;
  const [header, first, ...others] = (await csvOf([formula, ...DOCUMENTS])).trim().split('\r\n');
  expect(header).toContain('SHA-256');
  expect(first).toContain('"a <b>&"" report.pdf","3",');
  expect(first).toMatch(/,"2","[^"]+","30","medium","1\/2"$/);
  expect(others[0]).toMatch(/^"'=cmd\(\)\.pdf","3",/);
  expect(others).toHaveLength(2);
});

type Assertion = Record<'earl:mode' | 'earl:subject', Record<string, string>> & {
  'earl:result': {'earl:outcome': {'@id': string}};
};

test('EARL has an assertion for each finding, ticked question and passed rule', () => {
  const text = earlOf(DOCUMENTS, 'Example Ltd');
  const {'@graph': graph} = JSON.parse(text) as {'@graph': Assertion[]};
  const pairs = graph.map((one) =>
    [one['earl:result']['earl:outcome']['@id'], one['earl:mode']['@id']].join(' '),
  );
  expect(pairs.slice(0, 4)).toEqual([
    'earl:failed earl:automatic',
    'earl:cantTell earl:automatic',
    'earl:untested earl:manual',
    'earl:passed earl:manual',
  ]);
  expect(pairs.length).toBeGreaterThan(50);
  expect(new Set(pairs.slice(4))).toEqual(new Set(['earl:passed earl:automatic']));
  expect(graph.every((one) => one['earl:subject']['dct:title'] === NAME)).toBe(true);
  expect(text).toContain('"dct:description": "Page 1, “<script>alert(1)”"');
});
