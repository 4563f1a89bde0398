import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageFile, sourceOf} from './source';

const PROJECT = process.cwd();
const SPANISH = 'i18n/es/docusaurus-plugin-content-pages';

/** Pages of a small site, so that the words of the real ones may change. */
const PAGES = {
  'pages/index.mdx': '# Home {#home}\n',
  'pages/Company/Visits.mdx': '# Visits {#visits}\n\n## When we come {#when}\n',
  [`${SPANISH}/Company/Visits.mdx`]: '# Visitas {#visits}\n',
};

let site: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'source-'));
  for (const [file, text] of Object.entries(PAGES)) {
    mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  symlinkSync(path.join(PROJECT, 'src'), path.join(site, 'src'));
  process.chdir(site);
});
afterAll(() => {
  process.chdir(PROJECT);
  rmSync(site, {recursive: true});
});

const lineOf = ({file, line}: {file: string; line: number}) =>
  readFileSync(file, 'utf8').split('\n')[line - 1];

test.each([
  ['/', '', 'pages/index.mdx'],
  ['/Company/Visits', '', 'pages/Company/Visits.mdx'],
  ['/es/Company/Visits', '/es', `${SPANISH}/Company/Visits.mdx`],
  ['/es', '/es', 'pages/index.mdx'],
  ['/404.html', '', 'src/theme/NotFound/index.tsx'],
  ['/visits', '', 'src/theme/AliasPage/index.tsx'],
])('%s is made from its file', (route, prefix, file) => {
  expect(pageFile(route, prefix)).toBe(file);
});

test('an element is found by its words in the page', () => {
  const source = sourceOf('/Company/Visits', '<h2 id="times">When we come</h2>');
  expect(source).toEqual({file: 'pages/Company/Visits.mdx', line: 3});
});

test('an element that a component makes is found by its class', () => {
  const source = sourceOf('/', '<div class="Carousel_viewport" role="group">');
  expect(source.file).toBe('src/components/Carousel/Carousel.tsx');
  expect(lineOf(source)).toContain('styles.viewport');
});

test('what is found nowhere stands on the first line of the page', () => {
  expect(sourceOf('/', '<html lang="en">')).toEqual({file: 'pages/index.mdx', line: 1});
});
