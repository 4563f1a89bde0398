import {partsHelp} from '../parts';
import {FORMATS} from './formats';
import {PARTS} from './options';
import {RULES} from './rules';
import {WORD_LIST} from './words';

/** What `npm run check -- --help` prints. */
export function help(): string {
  const rules = [
    ...RULES.map(({name, level, about}) => [name, level, about] as const),
    ['spelling', 'error', `words; those of ours are in ${WORD_LIST}`] as const,
  ];
  const width = Math.max(...rules.map(([name]) => name.length));
  return [
    'Reads pages the way a careful editor would, and says what to fix, where and how.',
    '',
    'Usage: npm run check -- [files…] [options]',
    '',
    '  files              pages, such as pages/index.mdx, or addresses, such as /TrendSoft/Career; all when none is named',
    '  --fix              fixes what is mechanical: mistyped names, missing ids of headings, spaces',
    '  --watch            checks a page again each time it is saved; Ctrl+C ends it',
    '  --structured-data  shows also what the named pages, as they were built last, tell search engines (schema.org)',
    `  --format FORMAT    ${FORMATS.join(', ')} (default: ${FORMATS[0]}); github prints annotations for a pull request`,
    '',
    'Instead of files:',
    '',
    partsHelp(PARTS),
    '',
    'It looks at:',
    ...rules.map(([name, level, about]) => `  ${name.padEnd(width)}  ${level.padEnd(6)}  ${about}`),
    '',
    'Errors block a pull request; advice does not.',
    'Exit codes: 0 no error, 1 errors, 2 not understood.',
    'docs/writers-check.md has common mistakes with their messages.',
  ].join('\n');
}
