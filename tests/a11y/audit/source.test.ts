import {readFileSync} from 'node:fs';
import {pageFile, sourceOf} from './source';

const lineOf = ({file, line}: {file: string; line: number}) =>
  readFileSync(file, 'utf8').split('\n')[line - 1];

test.each([
  ['/', '', 'pages/index.mdx'],
  ['/TrendSoft/ContactUs', '', 'pages/TrendSoft/ContactUs.mdx'],
  [
    '/es/TrendSoft/ContactUs',
    '/es',
    'i18n/es/docusaurus-plugin-content-pages/TrendSoft/ContactUs.mdx',
  ],
  ['/404.html', '', 'src/theme/NotFound/index.tsx'],
  ['/contact-us', '', 'src/theme/AliasPage/index.tsx'],
])('%s is made from its file', (route, prefix, file) => {
  expect(pageFile(route, prefix)).toBe(file);
});

test('an element is found by its words in the page', () => {
  const source = sourceOf(
    '/TrendSoft/oursolutions/CyberSecurity',
    '<h2 id="solutions">Solutions We Offer</h2>',
  );
  expect(source.file).toBe('pages/TrendSoft/oursolutions/CyberSecurity.mdx');
  expect(lineOf(source)).toContain('Solutions We Offer');
});

test('an element that a component makes is found by its class', () => {
  const source = sourceOf('/About', '<div class="Carousel_viewport" role="group">');
  expect(source.file).toBe('src/components/Carousel/Carousel.tsx');
  expect(lineOf(source)).toContain('styles.viewport');
});

test('what is found nowhere stands on the first line of the page', () => {
  expect(sourceOf('/About', '<html lang="en">')).toEqual({file: 'pages/About.mdx', line: 1});
});
