/** `npm test`: everything that is checked, or one part of it. */
import {command, NOT_POSSIBLE, OK} from './command-line';
import {noPart, partsHelp, runPart} from './parts';
import {testEverything} from './test/everything';
import {PARTS} from './test/programs';

const HELP = `npm test [-- --since origin/main]
npm test -- PART [...]

Runs every check, cheapest first, and stops at the first that fails. --since leaves out what words cannot break,
where a branch touches nothing else. A part alone takes the options of its program, such as files:

${partsHelp(PARTS)}

Exit codes: 0 all passed, 1 not, 2 not understood.`;

runPart(PARTS);

const OPTIONS = {since: {type: 'string'}} as const;

command({name: 'npm test --', help: HELP, options: OPTIONS}, async ({since}, words) => {
  noPart(words);
  return (await testEverything(since)) ? OK : NOT_POSSIBLE;
});
