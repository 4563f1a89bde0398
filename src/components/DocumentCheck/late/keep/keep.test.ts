/** The three ways to keep results: each says the same, and none more than was found. */
import type {Report} from 'document-check';
import {learn} from '../known';
import {viewOf} from '../view';
import {earlOf} from './earl';
import {htmlOf} from './html';
import {textOf} from './text';

beforeAll(() => Promise.all([learn('pdf'), learn('word'), learn('rare')]));

const NAME = 'a <b>&" report.pdf';
const report: Report = {
  facts: {
    format: 'pdf',
    pages: 2,
    scannedPages: 0,
    tables: 0,
    figures: 1,
    fields: 0,
    tagged: true,
    effort: 'medium',
  },
  findings: [
    {rule: '7.3-1', kind: 'fault', count: 30, places: [{page: 1, words: '<script>alert(1)'}]},
    {rule: 'pdf-no-headings', kind: 'look', count: 1, places: []},
    {rule: 'person-order', kind: 'person', count: 1, places: []},
  ],
  following: [],
  notes: [],
};
const DOCUMENTS = [
  {file: new File(['abc'], NAME, {type: 'application/pdf'}), report},
  {file: new File(['abc'], 'locked.pdf'), refused: 'password'},
] as const;
const views = DOCUMENTS.map(viewOf);

/** All that is to be said of both documents. */
const said = views.flatMap(({name, sentence, groups, questions}) => [
  name,
  sentence,
  ...questions,
  ...groups.flatMap(({heading, topics}) => [
    heading,
    ...topics.flatMap(({says, meets, todo, rules}) => [
      says,
      meets,
      todo,
      ...rules.flatMap((rule) => [rule.says, ...rule.places]),
    ]),
  ]),
]);

test('the text says all of it', () => {
  const text = textOf(views);
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
});

test('the page says all of it, is whole, and takes nothing for markup', () => {
  const page = new DOMParser().parseFromString(htmlOf(views), 'text/html');
  const text = page.body.textContent;
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  expect(page.documentElement.lang).not.toBe('');
  expect(page.title).not.toBe('');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelectorAll('h2')).toHaveLength(2);
  expect(page.querySelectorAll('script, b, [src], [href]')).toHaveLength(0);
});

interface Graph {
  '@graph': {
    'earl:mode': {'@id': string};
    'earl:result': {'earl:outcome': {'@id': string}};
    'earl:subject': {'dct:title': string};
  }[];
}

test('EARL has an assertion for each finding, and none that something has passed', () => {
  const {'@graph': graph} = JSON.parse(earlOf(DOCUMENTS)) as Graph;
  expect(graph.map((one) => one['earl:result']['earl:outcome']['@id'])).toEqual([
    'earl:failed',
    'earl:cantTell',
    'earl:untested',
  ]);
  expect(graph.map((one) => one['earl:mode']['@id'])).toEqual([
    'earl:automatic',
    'earl:automatic',
    'earl:manual',
  ]);
  expect(graph.every((one) => one['earl:subject']['dct:title'] === NAME)).toBe(true);
});
