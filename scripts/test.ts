/** `npm test`: every check, or one part. */
import {mkdirSync, rmSync} from 'node:fs';
import {command, NOT_POSSIBLE, OK} from './command-line';
import {rejectUnknownPart, partsHelp, runPart} from './parts';
import {PARTS} from './test/parts';
import {runSteps} from './test/run';
import {ALL, ORDINARY, RESULTS} from './test/steps';

const HELP = `npm test
npm test -- all
npm test -- PART [...]

Runs the checks that an ordinary change can fail, cheapest first, and stops at the first that fails. Installs the
programs that are missing (as root, with apt-get); without apt-get it leaves out what needs them, and lists that at the
end.
"all" adds Firefox and WebKit, every width and scheme, reflow, print and crashes: run it before a release.
A part takes the options of its program, such as names of files:

${partsHelp(PARTS)}

Exit codes: 0 all passed, 1 not, 2 wrong usage.`;

runPart(PARTS, 'npm test --');

command({name: 'npm test --', help: HELP, options: {}}, async (_values, args) => {
  const isAll = args[0] === 'all';
  rejectUnknownPart(isAll ? args.slice(1) : args);
  // Browsers leave their profiles there.
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
  return (await runSteps(isAll ? ALL : ORDINARY)) ? OK : NOT_POSSIBLE;
});
