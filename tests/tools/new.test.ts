import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../scripts/new/run';
import {copySite, type CopiedSite} from '../setup/copied-site';

let site: CopiedSite;
beforeAll(() => {
  site = copySite('new');
  // What writers have on their site is theirs: these names are nobody's.
  site.make('page', 'Fixture Works', '--path', '/FixtureOld');
  site.make('move', '/FixtureOld', '/TrendSoft/FixtureWorks');
  site.make('job', 'Fixture Archivist');
});
afterAll(() => site.remove());

const read = (file: string) => readFileSync(site.file(file), 'utf8');
const sidebars = () => read('sidebars.ts');

test('--help names everything that can be made, and each thing has its own', async () => {
  const all = await run(['--help'], site.root);
  for (const kind of ['service', 'job', 'page', 'component']) expect(all).toContain(`  ${kind} `);
  expect(await run(['job', '--help'], site.root)).toMatch(/--until DAY +last day to apply/);
});

test.each([
  [['servce', 'X'], /^"servce" is nothing .+ Did you mean service\?/],
  [['service'], /^What is it called\? npm run new -- service "TITLE"/],
  [['service', 'Cloud', 'Security'], /found Cloud and Security\. Put a title .+ into quotes/],
  [['service', 'Cloud Security'], /^Which family .+ --parent and one of "./],
  [
    ['service', 'Cloud Security', '--parent', 'fixture wroks'],
    /^No page is called "fixture wroks"\. Did you mean "Fixture Works"\?/,
  ],
  [['service', 'Cloud <3', '--parent', 'Fixture Works'], /^The title "Cloud <3" has a "<" in it\./],
  [['page', 'x'.repeat(41)], /has 41 characters\. Give 2 to 40/],
  [['page', 'మా కథ'], /^"\/TrendSoft\/" cannot be an address\. Give one such as .+ with --path/],
  [['constructor', 'X'], /^"constructor" is nothing that can be made/],
  [['page', 'Fresh', '--path', '/es/Fresh'], /^Addresses below \/es are not pages/],
  [['page', 'Fresh', '--path', '/404'], /^Addresses below \/404 are not pages/],
  [['page', 'Fresh', '--path', '/contact-form'], /^Addresses below \/contact-form are not/],
  [['page', 'Fresh', '--path', '/Fresh/index'], /^"\/Fresh\/index" would be the page \/Fresh\./],
  [['job', 'टेस्टर'], /^"टेस्टर" has no letters of the Latin .+ Give one with --id/],
  [['job', 'टेस्टर', '--id', 'Test Er'], /^--id is "Test Er"\. Give small letters/],
  [['page', 'Fresh', '--kind', 'blog'], /^--kind is "blog"\. Give one of about, overview/],
  [['page', 'Fresh', '--path', '/fixtureold'], /^\/FixtureOld already leads to/],
  [['page', 'Fresh', '--path', '/trendsoft/fixtureworks'], /^\/TrendSoft\/FixtureWorks is taken/],
  [['job', 'Fixture Archivist'], /^\/TrendSoft\/Career\/fixture-archivist is taken by "Fixture A/],
  [['job', 'Fixture Archivist', '--path', '/Fresh'], /already has a position "Fixture Archivist"/],
  [['job', 'Tester', '--until', '2027-02-30'], /^--until is "2027-02-30"\. Give a day/],
  [['job', 'Tester', '--until', '2020-02-03'], /^--until is 2020-02-03, which is over\./],
  [
    ['job', 'Tester', '--location', 'Fixtureville'],
    /no office in "Fixtureville"\. Give --location one of \p{L}/u,
  ],
  [['component', 'timeline'], /cannot be the name of a component\. .+: Timeline/],
  [['component', 'Note'], /^src\/components\/Note is there already\./],
  [['component', 'Timeline', '--parent', 'Testing'], /^Unknown option '--parent'\./],
])('%j is refused with a reason, and nothing is written', async (args, reason) => {
  const before = sidebars();
  await expect(run(args, site.root)).rejects.toThrow(reason);
  expect(sidebars()).toBe(before);
});

test.each([
  [2, ['servce', 'X'], /^"servce" is nothing that can be made\..+ See npm run new -- --help\.\n$/],
  [1, ['job', 'Fixture Archivist', '--path', '/Fresh'], /^The application form already has .+\n$/],
])('a refusal is an exit code of %d and a line: %j', (code, args, told) => {
  expect(site.make(...args)).toEqual({code, out: '', error: expect.stringMatching(told)});
});

test('--dry-run says what it would write, and writes nothing', () => {
  const before = sidebars();
  const {code, out} = site.make('service', 'Cloud Audit', '--parent', 'Fixture Works', '--dry-run');
  const page = 'pages/TrendSoft/FixtureWorks/CloudAudit.mdx';
  expect(code).toBe(0);
  expect(out).toMatch(/^Nothing is written\. This would be:/);
  expect(out).toContain(`  new      ${page}\n  changed  sidebars.ts\n`);
  expect(existsSync(site.file(page))).toBe(false);
  expect(sidebars()).toBe(before);
});

test('--dry-run is heard where npm keeps it for itself: npm run new --dry-run page NAME', () => {
  const {out} = site.makeWith({npm_config_dry_run: 'true'}, 'page', 'Fixture Fresh');
  expect(out).toMatch(/^Nothing is written\./);
  expect(existsSync(site.file('pages/TrendSoft/FixtureFresh.mdx'))).toBe(false);
});

test('an opening whose title has other letters takes its id from --id', () => {
  const {out} = site.make('job', 'टेस्टर', '--id', 'fixture-tester', '--dry-run');
  expect(out).toContain('  new      pages/TrendSoft/Career/fixture-tester.mdx\n');
});

test('a page goes to the end of the tree, and the rest of sidebars.ts stays as it was', () => {
  const before = sidebars();
  const {code, out} = site.make('page', 'Fixture Studies');
  expect(code).toBe(0);
  const line = "    {path: '/TrendSoft/FixtureStudies', label: 'Fixture Studies'},\n";
  expect(sidebars()).toContain(`${line}  ],\n`);
  expect(sidebars().replace(line, '')).toBe(before);
  expect(read('pages/TrendSoft/FixtureStudies.mdx')).toMatch(/^---\ntitle: Fixture Studies\n/);
  expect(out).toContain('Undo: git checkout -- sidebars.ts && git clean');
  expect(out.match(/^ {2}(?:new|changed) .*/gm)).toHaveLength(2);
});

test('the first page below another one gets a list of its own', () => {
  const parent = ['--parent', '/TrendSoft/FixtureStudies'];
  expect(site.make('page', "Client's Story", ...parent)).toMatchObject({code: 0});
  expect(sidebars()).toContain(
    `pages: [{path: '/TrendSoft/FixtureStudies/ClientSStory', label: "Client's Story"}]`,
  );
  expect(read('pages/TrendSoft/FixtureStudies/ClientSStory.mdx')).toContain(
    "title: Client's Story\n",
  );
});

/** What everything in `src` is like: name → text. */
function sources(): Record<string, string> {
  const entries = readdirSync(site.file('src'), {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      return [path.relative(site.root, file), readFileSync(file, 'utf8')];
    }),
  );
}

test('a component gets its folder, and nothing else', () => {
  const before = sources();
  expect(site.make('component', 'Timeline')).toMatchObject({code: 0});
  const after = sources();
  const names = ['block.ts', 'examples.tsx', 'module.css', 'test.tsx', 'tsx'];
  const made = [...names.map((end) => `Timeline.${end}`), 'index.ts'];
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual(
    expect.arrayContaining(made.map((file) => `src/components/Timeline/${file}`)),
  );
  expect(after).toMatchObject(before);
});
