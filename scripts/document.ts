/** `npm run document`: checks documents, as the document pages do, and measures the checks on labelled files. */
import {sayDocumentIn, type Limits} from '../src/documents';
import {reportText} from '../src/documents/text';
import {command, NOT_POSSIBLE, NotPossibleError, OK, UsageError} from './command-line';
import {measureCorpus} from './document/corpus';
import {outcomeOf, readBytes, type Outcome} from './document/read';

const HELP = `Usage: npm run document -- FILE…
       npm run document -- --corpus FOLDER [--list FILE]

Says what in PDF, Word and PowerPoint files would stop people reading them.

  --json           findings and facts as JSON, a line for each file
  --all            names every recorded location, not the first three
  --limit SECONDS  ends a file that takes longer; of a PDF it tells what was found by then (default: 10)
  --corpus FOLDER  reads files named like 7.2-t03-fail-a.pdf, and prints for each clause how many faulty
                   files were found and how many good ones wrongly flagged
  --list FILE      only those of the folder that the file names, one a line
  --help           this text

Exit code 0 when every file was read, 1 when one is missing, was refused or crashed, 2 when an option is wrong.`;

const OPTIONS = {
  json: {type: 'boolean', default: false},
  all: {type: 'boolean', default: false},
  limit: {type: 'string'},
  corpus: {type: 'string'},
  list: {type: 'string'},
} as const;

command({name: 'npm run document --', help: HELP, options: OPTIONS}, async (values, files) => {
  const {corpus, list, limit} = values;
  if (!/^\d+$/.test(limit ?? '0')) throw new UsageError('--limit: give a number.');
  if (corpus === undefined && files.length === 0) throw new UsageError('Give the name of a file.');
  const good =
    corpus !== undefined
      ? await measureCorpus(corpus, list)
      : await checkFiles(files, values, limit === undefined ? {} : {time: Number(limit) * 1000});
  return good ? OK : NOT_POSSIBLE;
});

/** @returns undefined when there is no such file: that is said, and the others are checked */
async function checkFile(file: string, limits: Partial<Limits>): Promise<Outcome | undefined> {
  try {
    return await outcomeOf(readBytes(file), limits);
  } catch (error) {
    if (!(error instanceof NotPossibleError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

/** @returns whether every file was read */
async function checkFiles(
  files: string[],
  {json, all}: {json: boolean; all: boolean},
  limits: Partial<Limits>,
): Promise<boolean> {
  const say = sayDocumentIn();
  let good = true;
  for (const file of files) {
    const outcome = await checkFile(file, limits);
    if (outcome?.type !== 'done') good = false;
    if (!outcome) continue;
    if (json) {
      const rest = outcome.type === 'done' ? outcome.report : {refused: outcome.reason};
      console.log(JSON.stringify({file, ...rest}));
      continue;
    }
    console.log(`${file}\n`);
    if (outcome.type === 'done') console.log(`${reportText(outcome.report, all)}\n`);
    else console.log(`${say(`refusal.${outcome.reason}`)}\n${outcome.crash ?? ''}`);
  }
  return good;
}
