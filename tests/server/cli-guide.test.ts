import {readFile} from 'node:fs/promises';
import {COMMANDS} from '../../src/server/cli/commands';
import {parse} from '../../src/server/cli/parse';

const GUIDES = ['README.md', 'docs/operate.md'];

const commandLines = (text: string) =>
  [...text.matchAll(/(?:npm run forms --|sudo trendsoft-forms) ([^`#>\n]+)/g)].map(
    ([, line = '']) =>
      line
        .replace(/\$\([^)]*\)/g, 'x')
        .trim()
        .split(/\s+/),
  );

test.each(GUIDES)('every command line in %s is one that works', async (guide) => {
  const lines = commandLines(await readFile(guide, 'utf8'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    if (line[0] !== 'COMMAND') expect(() => parse(COMMANDS, line)).not.toThrow();
  }
});

test('every command stands in both guides', async () => {
  for (const guide of GUIDES) {
    const text = await readFile(guide, 'utf8');
    for (const {name} of COMMANDS) expect(text).toMatch(new RegExp(`[\`-] ?${name}\\b`));
  }
});
