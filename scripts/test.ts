/** `npm test`: every check, or one part. */
import {mkdirSync, rmSync} from 'node:fs';
import {command, NOT_POSSIBLE, OK} from './command-line';
import {rejectUnknownPart, partsHelp, runPart} from './command-line/parts';
import {branchPoint, changedFiles, linesOf, planFor, reachedModules} from './test/changed';
import {PARTS} from './test/parts';
import {runSteps} from './test/run';
import {ALL, ORDINARY, RESULTS, type Rows} from './test/steps';

const HELP = `npm test
npm test -- all
npm test -- changed [COMMIT]
npm test -- PART [...]

Runs the checks that an ordinary change can fail, cheapest first, and stops at the first that fails. Installs the
programs that are missing (as root, with apt-get); without apt-get it leaves out what needs them, and lists that at the
end.
"all" adds Firefox and WebKit, every width and scheme, reflow, print and crashes: run it before a release.
"changed" checks what the files that differ from a commit can reach by imports (default: where the branch left main).
A part takes the options of its program, such as names of files:

${partsHelp(PARTS)}

Exit codes: 0 all passed, 1 not, 2 wrong usage.`;

runPart(PARTS, 'npm test --');

/** Empties the folder of results: browsers leave their profiles there. */
function emptyResults(): void {
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
}

async function runAll(rows: Rows): Promise<number> {
  emptyResults();
  return (await runSteps(rows)) ? OK : NOT_POSSIBLE;
}

async function runChanged(base = branchPoint()): Promise<number> {
  const files = changedFiles(base);
  if (files.length === 0) {
    console.log(`No file differs from ${base}.`);
    return OK;
  }
  const {rows, leftOut} = planFor(files, reachedModules(base));
  const list = (items: readonly string[]) => items.map((item) => `  ${item}`).join('\n');
  console.log(`Differing from ${base}:\n${list(files)}`);
  console.log(`\nRuns:\n${list(rows.flat().flatMap(linesOf))}`);
  console.log(`\nLeaves out:\n${list(leftOut)}`);
  return runAll(rows);
}

command({name: 'npm test --', help: HELP, options: {}}, async (_values, args) => {
  const [set, ...rest] = args;
  if (set === 'changed') return runChanged(...rest);
  rejectUnknownPart(set === 'all' ? rest : args);
  return runAll(set === 'all' ? ALL : ORDINARY);
});
