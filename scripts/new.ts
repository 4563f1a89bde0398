/** `npm run new`: writes the file of a new page, and prints the lines to add elsewhere. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {command, rejectExtraArguments, oneOf, required} from './command-line';
import {newPage, STARTERS} from './new/page';

const HELP = `Writes a new page, and says what to do next.

Usage: npm run new -- service "TITLE" --parent PAGE
       npm run new -- job "TITLE" [--location TOWN] [--until DAY]
       npm run new -- page "TITLE" [--parent PAGE] [--kind KIND]

  --parent PAGE    label or address of the page above it, such as "Cyber Security"
  --path ADDRESS   another address than the one made from the title
  --kind KIND      kind of page in its front matter (default: about)
  --location TOWN  a town with an office (default: the first in sidebars.ts)
  --until DAY      last day to apply, such as 2027-04-30 (default: none)

Exit codes: 0 done, 1 not possible, 2 wrong usage.`;

const TEXT = {type: 'string'} as const;
const OPTIONS = {parent: TEXT, path: TEXT, kind: TEXT, location: TEXT, until: TEXT};

command({name: 'npm run new --', help: HELP, options: OPTIONS}, (values, args) => {
  const starter = oneOf('The kind', STARTERS, required(args, 0, 'The kind of page'));
  const title = required(args, 1, 'The title');
  rejectExtraArguments(args.slice(2));
  const {file, text, next} = newPage(starter, title, values);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  const steps = next.map((step, index) => `  ${index + 1}. ${step}`);
  console.log([`Written: ${file}`, '', 'Next:', ...steps].join('\n'));
  return 0;
});
