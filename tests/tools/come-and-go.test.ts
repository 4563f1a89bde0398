/** Pages that are removed and moved: everything that leads to them goes along, or is named. */
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite, type CopiedSite} from '../setup/copied-site';
import sidebars from '../../sidebars';

// Pages of its own, so that writers may do with theirs what they like.
const ABOVE = '/TrendSoft/FixtureWorks';
const PAGE = `${ABOVE}/FixtureTesting`;
const OVERVIEW = `pages${ABOVE}.mdx`;
const HOME = 'pages/index.mdx';
const SPANISH = 'i18n/es/docusaurus-plugin-content-pages';
const BROCHURE = 'brochure/brochure.typ';
const CHANGED = ['pages', 'i18n', 'sidebars.ts', 'src/forms/positions.json', BROCHURE];

let site: CopiedSite;
let before: string;
beforeAll(() => {
  site = copySite('come-and-go');
  before = `${site.root}-before`;
  run('page', 'Fixture Works');
  run('service', 'Fixture Testing', '--parent', ABOVE);
  for (const part of CHANGED) cpSync(site.file(part), path.join(before, part), {recursive: true});
});
afterEach(() => {
  for (const part of CHANGED) {
    rmSync(site.file(part), {recursive: true});
    cpSync(path.join(before, part), site.file(part), {recursive: true});
  }
});
afterAll(() => {
  site.remove();
  rmSync(before, {recursive: true});
});

/** What `npm run new`, `remove` or `move` says. @throws Error with its refusal */
function run(...args: string[]): string {
  const {code, out, error} = site.make(...args);
  if (code !== 0) throw new Error(error.trim());
  return out;
}

const read = (file: string) => readFileSync(site.file(file), 'utf8');
const there = (file: string) => existsSync(site.file(file));
const append = (file: string, text: string) => writeFileSync(site.file(file), read(file) + text);

test('what is removed leaves tree, labels and translations as they were, and its address to the page above', () => {
  mkdirSync(site.file(`${SPANISH}${ABOVE}`), {recursive: true});
  writeFileSync(site.file(`${SPANISH}${PAGE}.mdx`), '---\ntitle: Carga\n---\n');
  const told = run('remove', PAGE);
  expect(told).toContain(`  removed  pages${PAGE}.mdx`);
  expect([there(`pages${PAGE}.mdx`), there(`${SPANISH}${PAGE}.mdx`)]).toEqual([false, false]);
  expect(read('sidebars.ts')).toMatch(new RegExp(`aliases: \\[[^\\]]*'${PAGE}'`));
  expect(read('i18n/en/site-structure/navigation.json')).not.toContain('Fixture Testing');
});

test('a card that leads to it goes too, a link in a sentence is named and stops it', () => {
  const card = `<Cards columns={2}>\n\n<Card to="${PAGE}" linkText="Load">\n\n### Load {#load}\n\n</Card>\n\n</Cards>\n`;
  append(OVERVIEW, card);
  const tree = read('sidebars.ts');
  append(HOME, `\nSee [fixture testing](${PAGE}#process).\n`);
  const line = read(HOME).trimEnd().split('\n').length;
  expect(() => run('remove', 'fixture testing')).toThrow(`  ${HOME}:${line}`);
  expect([there(`pages${PAGE}.mdx`), read('sidebars.ts') === tree]).toEqual([true, true]);
  writeFileSync(site.file(HOME), read(HOME).replace(PAGE, ABOVE));
  run('remove', PAGE);
  expect(read(OVERVIEW)).not.toContain('<Card to');
});

test('a page in a menu, one that code names and one above others are not removed', () => {
  const refused = (named: string) => expect(() => run('remove', named));
  const above = sidebars.pages.flatMap(({path: route, pages = []}) => (pages[0] ? [route] : []));
  const inMenu = sidebars.legal.find(({path: route = ''}) => !above.includes(route));
  refused(inMenu?.path ?? '').toThrow(/sidebars\.ts:\d+/);
  refused(ABOVE).toThrow(/^Pages stand below/);
  refused('/TrendSoft/ContactUs').toThrow(/src\/forms\/tables\/contact\.ts:\d+/);
  refused('fixtre testing').toThrow('Did you mean "Fixture Testing"?');
});

test('an opening takes its place on the list and in the form along', () => {
  const list = read('pages/TrendSoft/Career.mdx');
  run('job', 'Fixture Captioner');
  expect(read('src/forms/positions.json')).toContain('Fixture Captioner');
  run('remove', '/TrendSoft/Career/fixture-captioner');
  expect(read('src/forms/positions.json')).not.toContain('Fixture Captioner');
  expect(read('pages/TrendSoft/Career.mdx')).toBe(list);
});

test('the last opening is closed and not removed, or the form had no position', () => {
  run('job', 'Fixture Captioner');
  writeFileSync(site.file('src/forms/positions.json'), '["Fixture Captioner"]\n');
  expect(() => run('remove', 'fixture captioner')).toThrow(/last opening.+Write closed: true/);
  expect(there('pages/TrendSoft/Career/fixture-captioner.mdx')).toBe(true);
});

test('what is moved is linked to where it is, and found where it was', () => {
  const to = `${ABOVE}/StressTesting`;
  append(HOME, `\nSee [fixture testing](${PAGE}#process) and [more](${PAGE}s).\n`);
  run('move', PAGE, to);
  expect([there(`pages${PAGE}.mdx`), there(`pages${to}.mdx`)]).toEqual([false, true]);
  expect(read(HOME)).toContain(`(${to}#process) and [more](${PAGE}s)`);
  expect(read('sidebars.ts')).toMatch(new RegExp(`'${to}'[^}]*aliases: \\['${PAGE}'\\]`));
  expect(read('i18n/en/site-structure/navigation.json')).toContain(`"page.${to}"`);
});

test('what the brochure links to is named with its lines', () => {
  const moved = () => run('move', PAGE, `${ABOVE}/Elsewhere`, '--dry-run');
  expect(moved()).not.toContain('brochure');
  append(BROCHURE, `#to("${PAGE}")[Testing]\n`);
  expect(moved()).toMatch(/brochure\/brochure\.typ:\d+.*npm run build -- brochure/);
});

test('--dry-run writes nothing', () => {
  const told = run('remove', PAGE, '--dry-run');
  expect(told).toMatch(/^Nothing is written[^]*removed {2}pages/);
  expect(there(`pages${PAGE}.mdx`)).toBe(true);
});
