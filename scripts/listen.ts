/** `npm run listen`: a screen reader goes through tasks in two browsers. `--help` says more. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brokenOf, expectationsOf, listen} from '../tests/listen/listen';
import {HELP, OptionError, readOptions} from '../tests/listen/options';
import {asTranscript, fileNameOf} from '../tests/listen/transcript';

/** Exit codes: 0 nothing broken, 1 something broken, 2 not understood. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  const {tasks, browsers, out} = options;
  mkdirSync(out, {recursive: true});
  const performances = await listen({
    ...{tasks, browsers},
    onEnd: (performance) => {
      const broken = brokenOf(performance);
      const {task, browser} = performance;
      const result = `${expectationsOf(performance) - broken.length} of ${expectationsOf(performance)}`;
      console.log(`${broken.length ? '✗' : '✓'} ${task.id} (${browser}): ${result}`);
      for (const line of broken) console.log(`    ${line}`);
      writeFileSync(path.join(out, fileNameOf(performance)), asTranscript(performance));
    },
  });
  return performances.some((performance) => brokenOf(performance).length > 0) ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (!(error instanceof OptionError)) throw error;
    console.error(`${error.message}\nSee: npm run listen -- --help`);
    process.exitCode = 2;
  },
);
