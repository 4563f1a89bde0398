import {readFileSync, writeFileSync} from 'node:fs';
import {copySite, type CopiedSite} from '../setup/copied-site';

/** Each change, in a page of its own, with the line on which it is then told. */
const CHANGES = {
  block: {
    file: 'pages/TrendSoft/FixtureBlock.mdx',
    from: /^<Hero [^>]*>/m,
    to: '<Hero art="nowhere">',
  },
  syntax: {
    file: 'pages/TrendSoft/FixtureSyntax.mdx',
    from: /^<Section[^>]*>/m,
    to: '<Section>\n\n<Note>',
  },
  top: {file: 'pages/TrendSoft/FixtureTop.mdx', from: /^title: /m, to: 'titel: '},
};

// Two builds; what hangs still ends.
jest.setTimeout(240_000);

let site: CopiedSite;
const untouched = new Map<string, string>();

beforeAll(() => {
  site = copySite('broken-pages');
  for (const name of ['Block', 'Syntax', 'Top']) site.make('page', `Fixture ${name}`);
});
afterAll(() => site.remove());

/** Makes a change; the line on which it stands. */
function change({file, from, to}: (typeof CHANGES)['block']): number {
  const before = readFileSync(site.file(file), 'utf8');
  untouched.set(file, before);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(site.file(file), after);
  return before.slice(0, before.search(from)).split('\n').length;
}

function undo({file}: (typeof CHANGES)['block']): void {
  writeFileSync(site.file(file), untouched.get(file) ?? '');
}

/** What the build says, without colours. */
function buildMessage(): string {
  try {
    site.build();
  } catch (error) {
    return (error as Error).message.replaceAll(/\u001B\[\d+m/g, '');
  }
  throw new Error('The build went through');
}

test('a wrong block and wrong MDX stop the build, each with file, line and remedy', () => {
  const line = change(CHANGES.block);
  const open = change(CHANGES.syntax);
  const message = buildMessage();
  undo(CHANGES.block);
  undo(CHANGES.syntax);
  expect(message).toContain(`<Hero> in ${CHANGES.block.file} line ${line}: `);
  // Which block it crosses is the page's affair.
  expect(message.replace(/before <\/\w+>/, 'before it')).toContain(
    `${CHANGES.syntax.file} line ${open + 2}: <Note> is not closed before it. Write </Note>`,
  );
  expect(message).not.toMatch(/acorn|Expected a closing tag|MDX compilation failed/);
});

test('a mistyped line at the top stops the build, with file, line and the key that was meant', () => {
  const line = change(CHANGES.top);
  expect(buildMessage()).toContain(
    `${CHANGES.top.file} line ${line}: 'titel' is not a known key. Did you mean 'title'?`,
  );
});
