/** `npm run check`: what is wrong with pages, in a writer's words. See scripts/check/help.ts. */
import {SidebarsError} from '../src/plugins/site-structure/read';
import {OptionError, readOptions} from './check/options';
import {watch} from './check/watch';
import {PARTS} from './check/parts';
import {runPart} from './parts';

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    const {help} = await import('./check/help');
    console.log(help());
    return;
  }
  const options = readOptions(args);
  // After the options, so that nobody waits for the dictionary to hear of a mistyped one.
  const {report} = await import('./check/report');
  const good = await report(options);
  if (!options.watch) {
    process.exitCode = good ? 0 : 1;
    return;
  }
  const wanted = (file: string) =>
    file.endsWith('.mdx') && (options.all || options.files.includes(file));
  watch(wanted, async (files) => {
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')} ──`);
    await report({...options, files, all: false});
  });
  console.log('\nWaiting for a page to be saved. Ctrl+C ends this.');
}

const args = process.argv.slice(2);
const code = runPart(PARTS, args);
if (code !== undefined) process.exit(code);
main(args).catch((error: unknown) => {
  const isTold = error instanceof OptionError || error instanceof SidebarsError;
  console.error(isTold ? error.message : error);
  process.exitCode = error instanceof OptionError ? 2 : 1;
});
