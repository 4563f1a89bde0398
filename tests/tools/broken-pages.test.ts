/** Build errors about mistakes name the file, line and remedy, without a stack trace. */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {allPages, readSidebars} from '../../src/menus';
import {nameMistake} from '../../src/mdx/page-name';
import {copySite} from '../setup/copied-site';

// The tests run several builds.
jest.setTimeout(300_000);

let site: ReturnType<typeof copySite>;
const original = new Map<string, string>();

beforeAll(() => {
  site = copySite('broken-pages');
});
afterEach(() => {
  for (const [file, text] of original) writeFileSync(site.file(file), text);
  original.clear();
});
afterAll(() => site.remove());

const read = (file: string) => readFileSync(site.file(file), 'utf8');
const keep = (file: string) => original.set(file, original.get(file) ?? read(file));

/** Changes a page. Returns the changed line. */
function change(file: string, from: RegExp, to: string): number {
  keep(file);
  const before = read(file);
  writeFileSync(site.file(file), before.replace(from, to));
  expect(read(file)).not.toBe(before);
  return before.slice(0, before.search(from)).split('\n').length;
}

/** Builds, and returns the output of the build without colours. */
function failure(): string {
  try {
    site.build();
  } catch (error) {
    return (error as Error).message.replaceAll(/\u001B\[\d+m/g, '');
  }
  throw new Error('The build succeeded');
}

const {pages} = readSidebars('.');
const [first, second] = allPages(pages).filter(({category}) => category);
const fileOf = (page = first) => `pages${page?.path}.mdx`;

test('an invalid block and invalid MDX are reported with file, line and remedy', () => {
  const line = change(fileOf(first), /^<Hero [^>]*>/m, '<Hero art="nowhere">');
  const open = change(fileOf(second), /^<Section[^>]*>/m, '<Section>\n\n<Note>');
  const message = failure();
  expect(message).toContain(`<Hero> in ${fileOf(first)} line ${line}: `);
  expect(message).toContain(`${fileOf(second)} line ${open + 2}: <Note> is not closed`);
  expect(message).not.toMatch(/acorn|Expected a closing tag|MDX compilation failed/);
});

test('a mistyped key in the front matter is reported', () => {
  const line = change(fileOf(), /^title: /m, 'titel: ');
  expect(failure()).toContain(
    `${fileOf()} line ${line}: 'titel' is not a known key. Did you mean 'title'?`,
  );
});

test('a removed page is reported in sidebars.ts, then in every page that links to it', () => {
  const gone = first?.pages?.find((page) => !page.pages)?.path ?? '';
  keep(`pages${gone}.mdx`);
  rmSync(site.file(`pages${gone}.mdx`));
  expect(failure()).toContain(`${gone} has no file. Add pages${gone}.mdx, or remove the entry.`);
  change('sidebars.ts', new RegExp(`\\{\\s*path: '${gone}',[^}]*\\},`), '');
  change(fileOf(second), /^(## .*)$/m, `$1\n\n[What was there](${gone}).`);
  const message = failure();
  for (const page of [first, second]) {
    expect(message).toMatch(new RegExp(`source page path = ${page?.path}[^]*linking to ${gone}`));
  }
});

test('pages whose names cannot become addresses are reported, and no code is suggested', () => {
  const names = ['pages/Audit(2).mdx', "pages/a'b.mdx"];
  for (const name of names) writeFileSync(site.file(name), read(fileOf()));
  try {
    const message = failure();
    for (const name of names) expect(message).toContain(nameMistake(name));
    expect(message).not.toContain('{path:');
  } finally {
    for (const name of names) rmSync(site.file(name));
  }
});
