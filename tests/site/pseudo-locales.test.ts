/** What the pseudo-locales are for: whatever did not come from a translation gives itself away. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import audit from '../../docs/audit.json';
import {ENGINES} from '../../src/plugins/accessibility-report/facts';
import {readVerdicts} from '../../src/plugins/accessibility-report/verdicts';
import {localePage, LOCALES_BUILD, routesIn, wordsIn} from '../setup/locales';

/** Engines, scripted checks and who has judged, by their names, as the conformance report gives them. */
const evidence = [
  ...Object.values(ENGINES),
  ...audit.criteria.flatMap(({checks}): string[] => checks),
  ...readVerdicts('.').map(({name}) => name),
];

/** What is plain in every language, and why. */
const SAME_EVERYWHERE: readonly [pattern: RegExp, why: string][] = [
  [/TrendSoft/g, 'the company’s name'],
  [/name@example\.com/g, 'an address that shows the form of addresses'],
  [/\bkB\b/g, 'a unit, written by the browser for the locale'],
  [/^(English|Español)$/g, 'what a language calls itself'],
  [new RegExp(evidence.join('|'), 'g'), 'names of engines, scripted checks and people'],
  [/\bAAA?\b/g, 'levels of WCAG'],
  [/PDF\/UA|WCAG [\d.]+|EN 301 549|Section 508/g, 'names of standards'],
];

const plainWords = (text: string) =>
  SAME_EVERYWHERE.reduce((rest, [pattern]) => rest.replaceAll(pattern, ''), text).match(
    /[A-Za-z]{2,}/g,
  ) ?? [];

test.each(routesIn('en-XA'))('no word of %s is plain in the accented locale', (route) => {
  const plain = wordsIn(localePage(`/en-XA${route}`)).filter(
    ({words, element}) =>
      plainWords(words).length > 0 && element.closest('[translate=no]').length === 0,
  );
  expect(plain.map(({words}) => words)).toEqual([]);
});

test('no sentence of the server is plain in the accented locale', () => {
  const file = path.join(LOCALES_BUILD, 'en-XA/form-messages.json');
  const sentences = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  expect(sentences.length).toBeGreaterThan(30);
  const said = sentences.map((sentence) => sentence.replace(/\{\w+\}/g, ''));
  expect(said.filter((sentence) => plainWords(sentence).length > 0)).toEqual([]);
});

test('what is plain everywhere is there', () => {
  const texts = routesIn('en-XA').flatMap((route) =>
    wordsIn(localePage(`/en-XA${route}`)).map(({words}) => words),
  );
  const unused = SAME_EVERYWHERE.filter(
    ([pattern]) => !texts.some((text) => new RegExp(pattern.source).test(text)),
  );
  expect(unused.map(([, why]) => why)).toEqual([]);
});

/** U+202E, which the generator puts before each word. */
const MIRRORED = /\u202E/;

describe('a page without a translation', () => {
  const english = [
    '/TrendSoft/ContactUs',
    '/TrendSoft/oursolutions/Testing',
    // Begun, not finished.
    '/terms-of-service',
  ];

  test.each(english)('%s is English from left to right, amid a page of the locale', (route) => {
    const $ = localePage(`/ar-XB${route}`);
    expect($('html').attr()).toMatchObject({lang: 'ar-XB', dir: 'rtl'});
    expect($('main').attr()).toMatchObject({lang: 'en', dir: 'ltr'});
    expect($('link[rel=canonical]').attr('href')).toBe(`https://www.trendsoft.example${route}`);
    expect($('link[rel=alternate]')).toHaveLength(0);
  });

  test.each(english)('%s says so first, in the language of the locale', (route) => {
    const notice = localePage(`/ar-XB${route}`)('main').children().first();
    expect(notice.text()).toMatch(MIRRORED);
    expect(notice.attr()).toMatchObject({lang: 'ar-XB', dir: 'rtl'});
  });

  test.each(english)('every word of %s is in the language that its element names', (route) => {
    const main = wordsIn(localePage(`/ar-XB${route}`)).filter(
      ({element}) => element.closest('body').length > 0,
    );
    const wrong = main.filter(({words, element}) => {
      if (!/[A-Za-z]{2}/.test(words)) return false;
      const {lang} = element.closest('[lang]').attr() ?? {};
      const expected = MIRRORED.test(words) ? 'ar-XB' : 'en';
      return lang !== expected && plainWords(words).length > 0;
    });
    expect(
      wrong.map(({words, element}) => [words, element.prop('outerHTML')?.slice(0, 200)]),
    ).toEqual([]);
  });

  test('a translated page has no notice, and no English in its main content', () => {
    const $ = localePage('/ar-XB/');
    expect($('main').attr('lang')).toBeUndefined();
    expect($('main').children().first().is('p')).toBe(false);
  });
});
