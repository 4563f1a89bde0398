/** `npm test`: everything that is checked, or one part of it. */
import {parseArgs} from 'node:util';
import {partsHelp, runPart} from './parts';
import {testEverything} from './test/everything';
import {PARTS} from './test/programs';

const HELP = `npm test [-- --since origin/main]
npm test -- PART [...]

Runs every check, cheapest first, and stops at the first that fails. --since leaves out what words cannot break,
where a branch touches nothing else. A part alone takes the options of its program, such as files:

${partsHelp(PARTS)}

Exit codes: 0 all passed, 1 not, 2 not understood.`;

function everything(): number {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {since: {type: 'string'}, help: {type: 'boolean'}},
    });
    if (positionals.length > 0) throw new TypeError(`There is no part "${positionals.join(' ')}".`);
    if (!values.help) return testEverything(values.since) ? 0 : 1;
    console.log(HELP);
    return 0;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`);
    return 2;
  }
}

process.exitCode = runPart(PARTS, process.argv.slice(2)) ?? everything();
