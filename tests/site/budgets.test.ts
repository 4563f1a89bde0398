/** Byte budgets of every page. A failure names the page, the kind of file, and the size of each file. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {localesToBuild} from '../../src/locales';
import {DEMONSTRATIONS} from '../setup/demonstrations';
import {ROUTES} from '../setup/routes';
import {BUILD, pageAt} from '../setup/site';
import {bundle, firstView, sentBytes, sumOf, type Kind, type Weight} from '../setup/weights';
import {withoutWords, wordsWeight} from './words-weight';

/** Transfer size of a page's first view, by kind; tests/acceptance limits what depends on the content. */
const FIRST_VIEW: Partial<Record<Kind, number>> = {
  css: 12_800,
  // Applies the colour scheme, loads the bundle, holds clicks until hydration, ignores the second click of a double click,
  // takes dropped and pasted files, follows elements that hydration replaces, records compositions of input methods, and
  // lets the browser find hidden text.
  boot: 2_400,
  // One round trip: the initial congestion window has 10 packets.
  font: 13_500,
};

/** Each published language adds its name, direction and address to the script of all pages. */
const OTHER_LANGUAGES = 100 * (localesToBuild().length - 1);

/** Returns an error with the page, the budget and the files, largest first; empty if the budget is met. */
function excess(route: string, what: string, budget: number, weights: Weight[]): string {
  const size = sumOf(weights);
  if (size <= budget) return '';
  const files = weights.toSorted((a, b) => b.bytes - a.bytes);
  return [
    `${route}: ${what} may weigh ${budget} bytes and weighs ${size}:`,
    ...files.map(({file, bytes}) => `  ${bytes} ${file}`),
  ].join('\n');
}

test('a failure names page, budget, size and files, the largest first', () => {
  const weights = [
    {file: '/assets/css/styles.89abcdef.css', bytes: 210},
    {file: '/assets/js/main.0123abcd.js', bytes: 900},
  ];
  expect(excess('/About', 'script and style', 1_109, weights)).toBe(
    [
      '/About: script and style may weigh 1109 bytes and weighs 1110:',
      '  900 /assets/js/main.0123abcd.js',
      '  210 /assets/css/styles.89abcdef.css',
    ].join('\n'),
  );
  expect(excess('/About', 'script and style', 1_110, weights)).toBe('');
});

test('text and addresses of a page do not count as code, whatever their quotation marks', () => {
  const script =
    String.raw`p({children:"We\"ll reply.",type:"button"}),a({href:'/About',children:` + '`Us`})';
  const words = new Set(['We"ll reply.', '/About', 'Us']);
  expect(withoutWords(script, words)).toBe(
    'p({children:"",type:"button"}),a({href:"",children:""})',
  );
});

test('scripts of a page contain text, but most of them is code', () => {
  const own = wordsWeight('/');
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(sumOf(bundle('/')) / 2);
});

describe.each(ROUTES)('%s', (route) => {
  const first = firstView(route);

  test.each(Object.entries(FIRST_VIEW) as [Kind, number][])(
    'meets the budget of its first view for %s',
    (kind, budget) => {
      expect(excess(route, kind, budget, first[kind])).toBe('');
    },
  );

  test('loads one style sheet, one boot script and one font', () => {
    expect([first.css.length, first.boot.length, first.font.length]).toEqual([1, 1, 1]);
  });

  test('meets the budget of scripts and styles for hydration', () => {
    const weights = [...first.css, ...first.boot, ...bundle(route)];
    const has = (selector: string) => pageAt(route)(selector).length > 0;
    // The accessibility statement has a form, and tables that grow with the audit.
    let beside = 0;
    if (has('[data-needs-script] [type=file]')) beside = 1_900;
    else if (has('main table')) beside = 1_400;
    const withForm = 132_000 + beside;
    // The compressed bytes of one commit differ by up to 100 between folders.
    const code = has('form[action]') ? withForm : 111_500;
    const budget = code + OTHER_LANGUAGES + wordsWeight(route);
    expect(excess(route, 'script and style', budget, weights)).toBe('');
    expect(bundle(route).length).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.values(DEMONSTRATIONS))('$name weighs at most 12 kB', ({script}) => {
  const folder = path.join(BUILD, 'assets/js');
  const files = readdirSync(folder).filter(
    (file) => file.startsWith(`${script}.`) && file.endsWith('.js'),
  );
  expect(files).toHaveLength(1);
  expect(sentBytes(path.join(folder, files[0]!))).toBeLessThanOrEqual(12_000);
});

test.each(ROUTES)('%s contains its drawings inline', (route) => {
  const drawings = pageAt(route)('use')
    .toArray()
    .map(({attribs}) => attribs['href'] ?? '');
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.filter((href) => pageAt(route)(`symbol${href}`).length !== 1)).toEqual([]);
});
