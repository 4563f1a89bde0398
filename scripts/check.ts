/** `npm run check`: reports mistakes in pages, with their lines and fixes. */
import {format, FORMATS} from './check/formats';
import {allFiles, findPageFile, rejectOddName, unreadableSidebars} from './check/site';
import {command, oneOf} from './command-line';

const HELP = `Checks pages: front matter, blocks, links, headings, pictures, Markdown and spelling.

Usage: npm run check -- [files…] [options]

  files            pages, such as pages/index.mdx, or addresses, such as /TrendSoft/Career; default: all pages
  --fix            fixes what has one right answer: old or mistyped capitals in addresses, missing ids of headings,
                   spaces and empty lines, the layout of sidebars.ts
  --format FORMAT  ${FORMATS.join(' or ')} (default: ${FORMATS[0]}); github prints annotations for a pull request

Errors block a pull request; advice does not.
Exit codes: 0 no errors, 1 errors, 2 wrong usage.`;

const OPTIONS = {fix: {type: 'boolean'}, format: {type: 'string'}} as const;

/** A fix can reveal another mistake; more rounds would mean that two fixes undo each other. */
const MAX_ROUNDS = 4;

command({name: 'npm run check --', help: HELP, options: OPTIONS}, async (values, args) => {
  const outputFormat = oneOf('--format', FORMATS, values.format ?? FORMATS[0]);
  const all = args.length === 0;
  const files = all ? allFiles() : [...new Set(args.map(findPageFile))];
  files.forEach(rejectOddName);
  const unreadable = unreadableSidebars();
  if (unreadable.length > 0) {
    console.log(format(unreadable, 0, outputFormat));
    return 1;
  }
  // Imported late: it imports sidebars.ts, and loading the dictionary takes a second. One after the other: of two
  // imports at the same time, jiti may return a module that both need before it is complete.
  const {check} = await import('./check/check');
  const {fixFiles} = await import('./check/fix');
  let findings = await check(files, all);
  const fixed = new Set<string>();
  for (let round = 0; values.fix && round < MAX_ROUNDS; round++) {
    const changed = await fixFiles(files, findings);
    if (changed.length === 0) break;
    for (const file of changed) fixed.add(file);
    findings = await check(files, all);
  }
  if (fixed.size > 0) console.log(`Fixed: ${[...fixed].join(', ')}\n`);
  console.log(format(findings, files.length, outputFormat));
  return findings.some(({level}) => level === 'error') ? 1 : 0;
});
