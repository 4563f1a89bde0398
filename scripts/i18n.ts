/** `npm run i18n`: what translators do, and what is made for them. */
import {command, UsageError} from './command-line';
import {noPart, oneScript, partsHelp, runPart, type Parts} from './parts';

const PARTS: Parts = {
  status: oneScript('how far each locale is, and what to do next', 'scripts/i18n/status.ts'),
  start: oneScript(
    'makes the file of a translation, English texts marked',
    'scripts/i18n/start.ts',
  ),
  check: oneScript('compares translations with English', 'scripts/i18n/check.ts'),
  diff: oneScript('what changed in English since, word by word', 'scripts/i18n/diff.ts'),
  done: oneScript(
    'records that a translation is done, and who reviewed it',
    'scripts/i18n/done.ts',
  ),
  extract: oneScript('rewrites i18n/en from the source', 'scripts/i18n/extract.ts'),
};

const HELP = `npm run i18n -- PART [...]

${partsHelp(PARTS)}

npm run i18n -- PART --help says more of each. Exit codes: 0 done, 1 not possible or mistakes found, 2 not understood.`;

runPart(PARTS);

command({name: 'npm run i18n --', help: HELP, options: {}}, (_values, words) => {
  noPart(words);
  throw new UsageError('PART is missing.');
});
