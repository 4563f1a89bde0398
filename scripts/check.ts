/** `npm run check`: what is wrong with pages, in a writer's words. See scripts/check/help.ts. */
import {check} from './check/check';
import {fix} from './check/fix';
import {format} from './check/formats';
import {help} from './check/help';
import {OptionError, readOptions, type Options} from './check/options';
import {watch} from './check/watch';

/** Checks, mends when asked to, and prints; whether there is no error. */
async function report({files, all, fix: mends, format: as}: Options): Promise<boolean> {
  const found = await check(files, all);
  const mended = mends ? fix(found) : [];
  const left = mended.length > 0 ? await check(files, all) : found;
  if (mended.length > 0 && as === 'text') {
    const lines = mended.map(({file, line, message}) => `  ${file}:${line}  ${message}`);
    console.log(['Mended:', ...lines, ''].join('\n'));
  }
  console.log(format(left, files.length, as));
  return left.every(({level}) => level !== 'error');
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(help());
    return;
  }
  const options = readOptions(args);
  const good = await report(options);
  if (!options.watch) {
    process.exitCode = good ? 0 : 1;
    return;
  }
  const wanted = (file: string) =>
    file.endsWith('.mdx') && (options.all || options.files.includes(file));
  console.log('\nWaiting for a page to be saved. Ctrl+C ends this.');
  watch(wanted, async (files) => {
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')} ──`);
    await report({...options, files, all: false});
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = error instanceof OptionError ? 2 : 1;
});
