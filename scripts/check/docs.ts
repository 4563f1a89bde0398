/** The two guides that are made from what the rules say, so that they cannot say anything else. */
import {FRONT_MATTER, KINDS, PAGE_KINDS, type Key} from '../../src/plugins/front-matter';
import type {Told} from './mistakes/make';
import {RULES} from './rules';
import {WORD_LIST} from './words';

export const FRONT_MATTER_GUIDE = 'docs/front-matter.md';
export const CHECK_GUIDE = 'docs/writers-check.md';

const NOTE = '<!-- Written by `npm run check -- docs` from the rules themselves. -->';

/** A cell of a Markdown table. */
const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
/** Code in a cell, which may have backticks in it. */
const code = (text: string) =>
  text.includes('`') ? `\`\` ${cell(text)} \`\`` : `\`${cell(text)}\``;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const head = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))];

/** docs/front-matter.md: every key, and which kind of page has it. */
export function frontMatterGuide(): string {
  const keys = Object.entries(FRONT_MATTER).map(([name, {expected, example}]: [string, Key]) =>
    row(code(name), cell(expected), code(example)),
  );
  const names = (list: readonly string[]) => list.map(code).join(', ') || 'none';
  const kinds = KINDS.map((kind) => {
    const {purpose, required, optional} = PAGE_KINDS[kind];
    return row(code(kind), purpose, names(required), names(optional));
  });
  return [
    NOTE,
    '',
    '# The lines at the top of a page',
    '',
    'A page begins with a few lines between two lines of three hyphens: its front matter. Each line is a key, a colon, a',
    'space and a value. Put quotes around a value with a colon in it.',
    '',
    '```',
    '---',
    ...['title', 'description', 'kind'].map((name) => FRONT_MATTER[name as 'title'].example),
    '---',
    '```',
    '',
    '## Every key',
    '',
    ...head('Key', 'What it is', 'Example'),
    ...keys,
    '',
    '## Every kind of page',
    '',
    ...head('Kind', 'It is for', 'Must have', 'May have'),
    ...kinds,
    '',
  ].join('\n');
}

/** What is said, without the list of all blocks: a new one changes no guide. */
const withoutList = (message: string) => message.replace(/(?<=Blocks are: ).*/, '…');

/** docs/writers-check.md: the rules, and mistakes with what the check says about each. */
export function checkGuide(told: readonly Told[]): string {
  const rules = RULES.map(({name, level, about}) => row(name, level, cell(about)));
  const mistakes = told.map(({mistake, findings}) => {
    const [finding] = findings;
    const {file = '', line = 0, subject, message = ''} = finding ?? {};
    return row(
      cell(mistake.name),
      `${file} line ${line}`,
      code(withoutList(subject ? `${subject}: ${message}` : message)),
    );
  });
  return [
    NOTE,
    '',
    '# What the check says',
    '',
    '`npm run check` reads the pages, `npm run check -- pages/index.mdx` one of them. An error blocks a pull request; advice',
    'does not. `npm run check -- --fix` fixes what is mechanical, `-- --watch` checks each time a page is saved.',
    '`npm run check -- pages/index.mdx --structured-data` shows what the page, as it was built last, tells search engines.',
    'The rules "front matter", "blocks" and "navigation" also stop the build, and "blocks" shows in the live preview.',
    '',
    '## What it looks at',
    '',
    ...head('Rule', 'Level', 'It looks at'),
    ...rules,
    row(
      'spelling',
      'error',
      `words; names and terms of ours are in [${WORD_LIST}](../${WORD_LIST}), one a line`,
    ),
    '',
    `## ${told.length} mistakes, and what it says about each`,
    '',
    'Each was made alone, in a small site that has no other. The test `tests/tools/mistakes.test.ts` makes them again.',
    '',
    ...head('Mistake', 'Where', 'Message'),
    ...mistakes,
    '',
  ].join('\n');
}
