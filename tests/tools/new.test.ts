import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {JITI} from '../../scripts/command-line/parts';
import {newPage, STARTERS, type Options, type Starter} from '../../scripts/new/page';
import {readSidebars, townsOf} from '../../src/menus';
import {mdxDiagnostics} from '../../src/plugins/blocks';
import {frontMatterDiagnostics} from '../../src/plugins/front-matter';
import {today} from '../../src/plugins/openings/days';

jest.setTimeout(60_000);

const sidebars = readSidebars('.');
const family = sidebars.pages.find(({category}) => category)!;
const [town = ''] = townsOf(sidebars);
const parent = family.label;

test.each<[Starter, string, Options, RegExp]>([
  ['service', 'Fixture', {}, new RegExp(`^Which family .+ --parent and one of "${parent}"`)],
  ['service', 'Fixture', {parent: `${parent}x`}, /^sidebars\.ts has no page .+ Did you mean "/],
  ['service', 'Fixture <3', {parent}, /^"Fixture <3" cannot be a title\./],
  ...['x'.repeat(41), 'x', '-x'].map((title): [Starter, string, Options, RegExp] => [
    'page',
    title,
    {},
    /be a title\. Give 2 to 40/,
  ]),
  ['page', 'మా కథ', {}, /^"\/TrendSoft\/" cannot be the address of a page\. .+--path/],
  ['page', 'Fixture', {path: '/ES/Fixture'}, /cannot be the address/],
  ['page', 'Fixture', {path: '/img/Fixture'}, /cannot be the address/],
  ['page', 'Fixture', {path: '/contact-form'}, /cannot be the address/],
  ['page', 'Fixture', {path: '/Fixture/index'}, /cannot be the address/],
  ['page', 'Fixture', {path: family.path.toLowerCase()}, / is taken\. .+--path\.$/],
  ['page', 'Fixture', {kind: 'job'}, /^--kind job: give one of about,/],
  ['job', 'Fixture', {until: '2027-02-30'}, /^--until 2027-02-30: give today or a later day/],
  ['job', 'Fixture', {until: '2020-02-03'}, /^--until 2020-02-03: give today or a later day/],
  ['job', 'Fixture', {location: 'Nowhere'}, /^There is no office in "Nowhere"\. .+--location/],
])('%s %s %j is rejected with a reason', (starter, title, options, reason) => {
  expect(() => newPage(starter, title, options)).toThrow(reason);
});

test.each(STARTERS)('a new %s is a valid page', (starter) => {
  const {file, text} = newPage(starter, "Fixture's Story", starter === 'service' ? {parent} : {});
  expect(frontMatterDiagnostics(text, file)).toEqual([]);
  expect(mdxDiagnostics(text, file)).toEqual([]);
  const placeholders = {[town]: 'TOWN', [parent]: 'FAMILY'};
  const stable = Object.entries(placeholders).reduce(
    (all, [word, placeholder]) => all.replaceAll(word, placeholder),
    text
      .replaceAll(/^(posted|validThrough): .*/gm, '$1: DAY')
      .replaceAll(/(<Hero art=)"[\w-]+"/g, '$1"DRAWING"'),
  );
  expect(`${file}
${stable}`).toMatchSnapshot();
});

test.each([
  {title: 'ab', page: 'Ab', job: 'ab'},
  {title: 'x'.repeat(40), page: `X${'x'.repeat(39)}`, job: 'x'.repeat(40)},
  {title: 'Cloud & API -- Security.', page: 'CloudAPISecurity', job: 'cloud-api-security'},
])('"$title" becomes the page $page and the opening $job', ({title, page, job}) => {
  expect(newPage('page', title, {}).file).toBe(`pages/TrendSoft/${page}.mdx`);
  const opening = newPage('job', title, {until: today()});
  expect(opening.file).toBe(`pages/TrendSoft/Career/${job}.mdx`);
});

test('a new service is created in the folder of its family', () => {
  const {file, text, next} = newPage('service', 'Fixture Works', {parent});
  expect(text).toMatch(/<Hero art="[\w-]+"/);
  const address = `${path.posix.dirname(family.pages?.[0]?.path ?? '')}/FixtureWorks`;
  expect(file).toBe(`pages${address}.mdx`);
  expect(next[0]).toContain(
    `'${family.path}':\n\n     {path: '${address}', label: 'Fixture Works'},`,
  );
});

test('a new opening has a town and a last day, and its entry for the list is printed', () => {
  const {file, text, next} = newPage('job', 'Fixture Archivist', {until: '2099-04-30'});
  expect(file).toMatch(/\/fixture-archivist\.mdx$/);
  expect(text).toMatch(/\nvalidThrough: 2099-04-30\n[^]*\{#fixture-archivist\}/);
  expect(text).toContain(`\n${town}. `);
  expect(next[1]).toContain(`<Opening location="${town}" to="${file.slice(5, -4)}"`);
  expect(next[2]).toContain(`${file}, and in pages/TrendSoft/Career.mdx.`);
});

test('after the printed steps, the check reports only TODOs', () => {
  const root = path.resolve('test-results/new');
  rmSync(root, {recursive: true, force: true});
  cpSync('tests/fixtures/writing', root, {recursive: true});
  cpSync('cspell.json', path.join(root, 'cspell.json'));
  symlinkSync(path.resolve('static'), path.join(root, 'static'));
  const run = (script: string, ...args: string[]) => {
    const command = [path.resolve(JITI), path.resolve(`scripts/${script}.ts`), ...args];
    return spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
  };
  const {stdout} = run('new', 'page', 'Fixture Studies');
  const [line = ''] = /\{path: .+\},/.exec(stdout) ?? [];
  const tree = path.join(root, 'sidebars.ts');
  writeFileSync(tree, readFileSync(tree, 'utf8').replace('pages: [', `pages: [\n${line}`));
  const file = path.join(root, 'pages/TrendSoft/FixtureStudies.mdx');
  const page = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    page.replaceAll('(/TrendSoft', '(').replaceAll('"/TrendSoft/ContactUs', '"/'),
  );
  const found = run('check', '/TrendSoft/FixtureStudies', '--format', 'github').stdout;
  const findings = found.split('\n').filter((each) => each.startsWith('::'));
  expect(findings).toHaveLength(page.split('TODO').length - 1);
  for (const finding of findings) expect(finding).toContain('title=spelling::"TODO"');
  expect(run('new', 'story', 'X').stderr).toMatch(
    /^The kind story: give one of service, job, page\./,
  );
  expect(run('new', 'page').stderr).toMatch(/^The title is missing\. See npm run new -- --help\./);
});
