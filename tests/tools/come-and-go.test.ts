/** Pages that are removed and moved: everything that leads to them goes along, or is named. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {copySite, type CopiedSite} from '../setup/copied-site';

const TESTING = '/TrendSoft/oursolutions/Testing';
const PAGE = `${TESTING}/FixtureTesting`;
const SPANISH = 'i18n/es/docusaurus-plugin-content-pages';
const MENUS = 'site-structure/navigation.json';
const LABELS = `i18n/es/${MENUS}`;
const SOURCES = 'i18n/es/sources.json';

type Entries = Record<string, Record<string, unknown> | undefined>;
const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

let site: CopiedSite;
beforeEach(() => {
  site = copySite('come-and-go');
  run('service', 'Fixture Testing', '--parent', TESTING);
});
afterEach(() => site.remove());

/** What `npm run new`, `remove` or `move` says. @throws Error with its refusal */
function run(...args: string[]): string {
  const {code, out, error} = site.make(...args);
  if (code !== 0) throw new Error(error.trim());
  return out;
}

const read = (file: string) => readFileSync(site.file(file), 'utf8');
const append = (file: string, text: string) => writeFileSync(site.file(file), read(file) + text);
const there = (file: string) => existsSync(site.file(file));

/** Calls a page's translation, and that of its label, done. */
function translate(route: string): void {
  writeFileSync(site.file(`${SPANISH}${route}.mdx`), '---\ntitle: Carga\n---\n');
  const put = (file: string, change: (entries: Entries) => Entries) =>
    writeFileSync(site.file(file), asJson(change(JSON.parse(read(file)) as Entries)));
  const label = `page.${route}`;
  put(LABELS, (labels) => ({...labels, [label]: {message: 'Carga'}}));
  put(SOURCES, ({[MENUS]: menus, ...sources}) => ({
    [MENUS]: {...menus, messages: {...(menus?.['messages'] as object), [label]: 'Fixture Testing'}},
    ...sources,
    [`${route.slice(1)}.mdx`]: {translation: 'draft', messages: {}},
  }));
}

/** What the other languages' files say of labels and pages. */
const records = () => [read(LABELS), read(SOURCES)];

test('what is removed leaves tree, labels and translations as they were, and its address to the page above', () => {
  const before = records();
  translate(PAGE);
  const told = run('remove', PAGE);
  expect(told).toContain(`  removed  pages${PAGE}.mdx`);
  expect([there(`pages${PAGE}.mdx`), there(`${SPANISH}${PAGE}.mdx`)]).toEqual([false, false]);
  expect(read('sidebars.ts')).toMatch(new RegExp(`aliases: \\[[^\\]]*'${PAGE}'`));
  expect(records()).toEqual(before);
  expect(told).toContain(`  changed  ${LABELS}\n  changed  ${SOURCES}`);
});

test('a card that leads to it goes too, a link in a sentence is named and stops it', () => {
  const card = `<Cards columns={2}>\n\n<Card to="${PAGE}" linkText="Load">\n\n### Load {#load}\n\n</Card>\n\n</Cards>\n`;
  append('pages/terms-of-service.mdx', card);
  const before = read('sidebars.ts');
  append('pages/site-map.mdx', `\nSee [fixture testing](${PAGE}#process).\n`);
  const line = read('pages/site-map.mdx').trimEnd().split('\n').length;
  expect(() => run('remove', 'fixture testing')).toThrow(`  pages/site-map.mdx:${line}`);
  expect([there(`pages${PAGE}.mdx`), read('sidebars.ts') === before]).toEqual([true, true]);
  writeFileSync(site.file('pages/site-map.mdx'), read('pages/site-map.mdx').replace(PAGE, TESTING));
  run('remove', PAGE);
  expect(read('pages/terms-of-service.mdx')).not.toContain('<Card to');
});

test('a page in a menu, one that code names and one above others are not removed', () => {
  const refused = (named: string) => expect(() => run('remove', named));
  refused('/accessibility-statement').toThrow(/sidebars\.ts:\d+/);
  refused('/TrendSoft/Career').toThrow(/^Pages stand below/);
  refused('/TrendSoft/ContactUs').toThrow(/src\/forms\/tables\/contact\.ts:\d+/);
  refused('fixtre testing').toThrow('Did you mean "Fixture Testing"?');
});

test('an opening takes its place on the list and in the form along', () => {
  run('job', 'Captioner');
  expect(read('src/forms/positions.json')).toContain('Captioner');
  run('remove', '/TrendSoft/Career/captioner');
  expect(read('src/forms/positions.json')).not.toContain('Captioner');
  expect(read('pages/TrendSoft/Career.mdx')).toBe(
    readFileSync('pages/TrendSoft/Career.mdx', 'utf8'),
  );
});

test('what is moved is linked to where it is, and found where it was', () => {
  const to = `${TESTING}/StressTesting`;
  append('pages/site-map.mdx', `\nSee [fixture testing](${PAGE}#process) and [more](${PAGE}s).\n`);
  translate(PAGE);
  const before = records();
  run('move', PAGE, to);
  expect(records()).toEqual(before.map((text) => text.replaceAll(PAGE.slice(1), to.slice(1))));
  expect(there(`${SPANISH}${to}.mdx`)).toBe(true);
  expect([there(`pages${PAGE}.mdx`), there(`pages${to}.mdx`)]).toEqual([false, true]);
  expect(read('pages/site-map.mdx')).toContain(`(${to}#process) and [more](${PAGE}s)`);
  expect(read('sidebars.ts')).toMatch(new RegExp(`'${to}'[^}]*aliases: \\['${PAGE}'\\]`));
});

test('what the brochure links to is named with its lines', () => {
  const [, printed = ''] =
    /#to\("([^"]+Testing\/[^"]+)"\)/.exec(read('brochure/brochure.typ')) ?? [];
  const place = new RegExp(`brochure/brochure\\.typ:\\d+.*npm run build -- brochure`);
  expect(run('move', printed, `${TESTING}/Elsewhere`, '--dry-run')).toMatch(place);
  expect(run('move', PAGE, `${TESTING}/Elsewhere`, '--dry-run')).not.toMatch(place);
});

test('--dry-run writes nothing', () => {
  const told = run('remove', PAGE, '--dry-run');
  expect(told).toMatch(/^Nothing is written[^]*removed {2}pages/);
  expect(there(`pages${PAGE}.mdx`)).toBe(true);
});
