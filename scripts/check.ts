/** `npm run check`: what is wrong with pages, in a writer's words. See scripts/check/help.ts. */
import {OPTIONS, optionsOf, PARTS, type Options} from './check/options';
import {watch} from './check/watch';
import {command} from './command-line';
import {runPart} from './parts';

async function check(options: Options): Promise<number> {
  // After the options, so that nobody waits for the dictionary to hear of a mistyped one.
  const {report} = await import('./check/report');
  const good = await report(options);
  if (!options.watch) return good ? 0 : 1;
  const wanted = (file: string) =>
    file.endsWith('.mdx') && (options.all || options.files.includes(file));
  watch(wanted, async (files) => {
    console.log(`\n── ${new Date().toLocaleTimeString('en-GB')} ──`);
    await report({...options, files, all: false});
  });
  console.log('\nWaiting for a page to be saved. Ctrl+C ends this.');
  return 0;
}

runPart(PARTS);

const help = async () => (await import('./check/help')).help();

command({name: 'npm run check --', help, options: OPTIONS}, async (values, words) => {
  return check(optionsOf(values, words));
});
