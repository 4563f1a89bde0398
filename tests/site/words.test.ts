import {readdirSync, readFileSync} from 'node:fs';
import {SAYS_NOTHING} from '../../scripts/check/rules/link-text';
import {sentencesOf} from '../../scripts/reading/sentences';
import {folded, linksOf} from '../setup/content';
import {ALL_TITLES} from '../setup/routes';
import {pageAt} from '../setup/site';

const routes = Object.keys(ALL_TITLES);
const files = readdirSync('pages', {recursive: true, encoding: 'utf8'}).filter((file) =>
  file.endsWith('.mdx'),
);

test.each([...routes, '/404.html'])('every link of %s makes sense alone', (route) => {
  const $ = pageAt(route);
  const names = $('a')
    .get()
    .map((link) => $(link).attr('aria-label') ?? folded($(link).text()));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name.length < 3 || SAYS_NOTHING.test(name))).toEqual([]);
});

test.each(routes)('on %s, links with the same words lead to the same place', (route) => {
  const targets = new Map<string, Set<string>>();
  for (const [text = '', target = ''] of linksOf(pageAt(route)('main'))) {
    targets.set(text, (targets.get(text) ?? new Set()).add(target));
  }
  expect([...targets].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('no sentence stands on two pages, but for the claim that SPEC puts on all security pages', () => {
  const pagesOf = new Map<string, string[]>();
  for (const file of files) {
    for (const sentence of new Set(sentencesOf(readFileSync(`pages/${file}`, 'utf8')))) {
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), file]);
    }
  }
  const repeated = [...pagesOf].filter(
    ([sentence, pages]) => pages.length > 1 && sentence.split(' ').length > 5,
  );
  expect(repeated.map(([sentence]) => sentence)).toEqual([
    '90% of applications carry medium-to-high-risk flaws.',
  ]);
});

test('a negation is written out, since the end of "don’t" is easily missed', () => {
  const short = files.flatMap((file) =>
    sentencesOf(readFileSync(`pages/${file}`, 'utf8')).filter((one) => /\wn['’]t\b/.test(one)),
  );
  expect(short).toEqual([]);
});

test('no page repeats a heading of another page’s brochure card', () => {
  const headings = routes
    .map((route) => pageAt(route)('main #brochure').text())
    .filter((heading) => heading !== '');
  expect(new Set(headings).size).toBe(headings.length);
});
