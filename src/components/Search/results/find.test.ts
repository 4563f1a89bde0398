import type {IndexedPage} from '../../../plugins/search-index/file';
import {createSearch, excerptOf, type Piece} from './find';

const pageOf = (title: string, text: string, ...sections: [string, string][]): IndexedPage => ({
  path: `/${title}`,
  title,
  sections: [
    {id: '', heading: '', text},
    ...sections.map(([heading, words]) => ({id: heading.toLowerCase(), heading, text: words})),
  ],
});

const PAGES = [
  pageOf('Audits', 'We test websites with a screen reader.', ['Captions', 'Videos need captions.']),
  pageOf('Documents', 'We repair PDF files. A screen is not needed.', ['Época', 'Las épocas.']),
  pageOf('Captions', 'Text for videos.'),
];

const search = createSearch(PAGES);
const titles = (query: string) => search(query).map(({title}) => title);
const written = (pieces: readonly Piece[]) =>
  pieces.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

test('a title counts more than a heading, and a heading more than text', () => {
  expect(titles('captions')).toEqual(['Captions', 'Audits']);
});

test('the page whose title is the query comes before a heading with the same words', () => {
  const pages = [
    pageOf('Digital access', 'All about access.', ['Web access', 'We test web access.']),
    pageOf('Web access', 'We test websites.'),
  ];
  const [first] = createSearch(pages)('web access');
  expect(first).toMatchObject({title: 'Web access', section: undefined});
});

test('a page is listed once, with the section that matches best', () => {
  const [, audits] = search('captions');
  expect(audits?.section).toEqual({id: 'captions', heading: 'Captions'});
});

test('the beginning of a page is not a section', () => {
  expect(search('websites')[0]?.section).toBeUndefined();
});

test('only pages with every word are listed, if there are any', () => {
  expect(titles('screen reader')).toEqual(['Audits']);
  expect(titles('screen elephants').sort()).toEqual(['Audits', 'Documents']);
});

test.each([
  {what: 'the beginning of a word', query: 'websi', title: 'Audits'},
  {what: 'a typing error', query: 'websitse', title: 'Audits'},
  {what: 'capital letters', query: 'PDF', title: 'Documents'},
  {what: 'a word without its accent', query: 'epocas', title: 'Documents'},
])('$what is enough', ({query, title}) => {
  expect(titles(query)).toEqual([title]);
});

test.each(['', ' ', '?!', 'elephant'])('“%s” finds nothing', (query) => {
  expect(search(query)).toEqual([]);
});

test('the excerpt marks the words that match', () => {
  expect(written(search('screen reader')[0]?.excerpt ?? [])).toBe(
    'We test websites with a [screen] [reader].',
  );
});

test('a long text is cut between words, around the first match', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(60)}`.trim();
  const excerpt = written(excerptOf(text, new Set(['needle'])));
  expect(excerpt).toMatch(/^… (before )+\[needle\]( after)+ …$/);
  expect(excerpt.length).toBeLessThan(200);
});

test('an excerpt without a match is the beginning of the text', () => {
  expect(written(excerptOf('Only the title matches.', new Set(['audits'])))).toBe(
    'Only the title matches.',
  );
});
