/**
 * Saved results: every format contains all findings and nothing else.
 *
 * @jest-environment jsdom
 */
import '../../../../tests/setup/jsdom';
import {webcrypto} from 'node:crypto';
import type {Report} from '@trendsoft/document-check';
import {version} from '@trendsoft/document-check/package.json';
import {FACTS} from '../../../../tests/fixtures/documents/facts';
import {viewOf} from '../results/view';
import {loadFormat, t} from '../check/loadedRules';
import {ticksOf} from '../results/ticks';
import {csvOf} from './csv';
import {earlOf} from './earl';
import {htmlOf} from './html';
import {originOf, reportsOf} from './report';
import {textOf} from './text';

beforeAll(async () => {
  Object.assign(document.documentElement, {lang: 'en', dir: 'ltr'});
  // jsdom lacks it, and `arrayBuffer` of a file.
  Object.defineProperty(crypto, 'subtle', {value: webcrypto.subtle});
  for (const format of ['pdf', 'pdfRare', 'word', 'rare'] as const) await loadFormat(format);
});

const DIGEST = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const NAME = 'a <b>&" report.pdf';
const report: Report = {
  facts: {...FACTS, pages: 2, figures: 1, effort: 'medium'},
  findings: [
    {rule: '7.3-1', kind: 'fault', count: 30, places: [{page: 1, text: '<script>alert(1)'}, {}]},
    {rule: 'pdf-no-headings', kind: 'warning', count: 1, places: []},
    {rule: 'person-order', kind: 'person', count: 1, places: []},
    {rule: 'person-colour', kind: 'person', count: 1, places: []},
  ],
  consequences: [],
  notes: [],
};
const file = new File(['abc'], NAME, {type: 'application/pdf'});
const DOCUMENTS = [
  {file: Object.assign(file, {arrayBuffer: async () => Buffer.from('abc')}), report},
  {file: new File(['abc'], 'locked.pdf'), refused: 'password'},
] as const;
ticksOf(report).add('person-colour');
const views = () => DOCUMENTS.map((document) => viewOf(document));
const htmlPage = async () =>
  new DOMParser().parseFromString(
    htmlOf(await reportsOf(DOCUMENTS), originOf('Example Ltd')),
    'text/html',
  );

const allMessages = () =>
  views().flatMap(({name, sentence, groups, questions}) => [
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
  const text = textOf(views());
  expect(allMessages().filter((part) => !text.includes(part))).toEqual([]);
  expect(text).toMatch(/\n    - Page 1, .*\n    - More places: 29\n\n.*:\n/);
  expect(text).toContain('\n    (WCAG 2.2, 1.3.1)\n');
  expect(text).toMatch(new RegExp(`- ${t('report.judged')}: .*colour`));
  const {name, sentence} = viewOf(DOCUMENTS[1]);
  expect(text.endsWith(`\n\n\n${name}\n${sentence}\n`)).toBe(true);
});

test('the HTML page contains all messages, is well structured, and escapes markup', async () => {
  const page = await htmlPage();
  const text = page.body.textContent;
  expect(allMessages().filter((part) => !text.includes(part))).toEqual([]);
  expect(page.documentElement).toMatchObject({lang: 'en', dir: 'ltr'});
  expect(text).toMatch(/ on \d+ \p{L}+ \d{4} at \d\d:\d\d$/mu);
  expect(text).toContain('(WCAG 2.2, 1.3.1)');
  expect(text.match(/^3 bytes.*$/gm)).toEqual([`3 bytes, SHA-256 ${DIGEST}`, '3 bytes']);
  // The drawings of the logo are in the site's pages only.
  const empty = [...page.querySelectorAll('ul:empty, ol:empty, p:empty, h3:empty')];
  expect(empty).toEqual([page.querySelector('main > p, header > p, body > p')]);
  expect(page.querySelectorAll('h3')).toHaveLength(4);
  expect(page.querySelector('h2 ~ h2 ~ h3')).toBeNull();
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
  const [header, first, ...others] = (await csvOf([formula, ...DOCUMENTS], 'Example Ltd'))
    .trim()
    .split('\r\n');
  expect(header).toContain('SHA-256');
  expect(header).toContain('Work for Example Ltd');
  expect(first).toContain(`"a <b>&"" report.pdf",3,${DIGEST},`);
  expect(first).toMatch(/,2,[^,]+,30,medium,1\/2$/);
  expect(others[0]).toMatch(/^'=cmd\(\)\.pdf,3,/);
  expect(others).toHaveLength(2);
});

type Assertion = Record<'earl:mode' | 'earl:subject' | 'earl:test', Record<string, string>> & {
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
  expect(graph[0]?.['earl:subject']['@id']).toBe('#document-1');
  expect(graph[0]?.['earl:test']['dct:title']).toBe('A picture has no description.');
  expect(graph[0]?.['earl:test']['dct:isPartOf']).toHaveLength(3);
  expect(text.match(/earl:Pointer/g)).toHaveLength(1);
  expect(text.startsWith('{\n  "@context": {\n    "earl"')).toBe(true);
  expect(text).toContain('"dct:description": "Page 1, “<script>alert(1)”"');
  expect(graph[2]?.['earl:test']['dct:isPartOf']).toEqual(['WCAG 2.2, 1.3.2']);
});
