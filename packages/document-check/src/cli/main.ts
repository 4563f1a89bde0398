#!/usr/bin/env node
/** `document-check`: checks documents, and measures the checks on labelled files. */
import {parseArgs} from 'node:util';
import type {Limits} from '../limits.ts';
import {Refusal} from '../refusal.ts';
import {rulesTable} from '../rules-table.ts';
import {reportText} from '../report-text.ts';
import {documentTranslator} from '../messages/index.ts';
import {transcript, transcriptText} from '../transcript/index.ts';
import {measureCorpus} from './corpus.ts';
import {UnreadablePathError, outcomeOf, readBytes, type Outcome} from './read.ts';

const HELP = `Usage: document-check FILE…
       document-check --corpus FOLDER [--list FILE]
       document-check --transcript FILE…
       document-check --rules

Reports what would stop people reading a PDF, Word or PowerPoint file.

  --json           findings and facts as JSON, one line per file
  --all            names every recorded place, not just the first three
  --limit SECONDS  stops the check of a file after this time (default: 10); a PDF still gets a report
  --transcript     what a screen reader reads, in its order (an approximation); with --json, as items
  --corpus FOLDER  reads files named like 7.2-t03-fail-a.pdf, and prints for each clause how many faulty
                   files were found and how many good ones wrongly flagged
  --list FILE      with --corpus: only the files listed in FILE, one per line
  --rules          every rule as a Markdown table
  --help           this text

Exit code 0 when every file was read (with --corpus: and judged correctly), 1 when not, 2 when an option is wrong.`;

const OPTIONS = {
  json: {type: 'boolean', default: false},
  all: {type: 'boolean', default: false},
  limit: {type: 'string'},
  corpus: {type: 'string'},
  list: {type: 'string'},
  rules: {type: 'boolean', default: false},
  transcript: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

/** A mistake in the command line, printed as one sentence. */
class UsageError extends Error {}

function argumentsOf(args: string[]) {
  try {
    return parseArgs({args, options: OPTIONS, allowPositionals: true});
  } catch (error) {
    // Leaves out the advice that Node adds about arguments that begin with a hyphen.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first}.`);
  }
}

/** Returns whether every file was read; for a corpus, whether every faulty file was found and no good one flagged. */
async function run(args: string[]): Promise<boolean> {
  const {values, positionals: files} = argumentsOf(args);
  const {corpus, list, limit, help, rules} = values;
  if (help || rules) {
    console.log(help ? HELP : rulesTable());
    return true;
  }
  if (!/^\d+$/.test(limit ?? '0')) throw new UsageError('--limit: give a number.');
  if (corpus !== undefined) return measureCorpus(corpus, list);
  if (files.length === 0) throw new UsageError('Give the name of a file.');
  const limits = limit === undefined ? {} : {time: Number(limit) * 1000};
  if (values.transcript) return printTranscripts(files, values.json, limits);
  return checkFiles(files, values, limits);
}

/** Prints the transcript of a file. Prints an error message and returns false if it cannot be read. */
async function printTranscript(
  file: string,
  asJson: boolean,
  limits: Partial<Limits>,
): Promise<boolean> {
  try {
    const found = await transcript(readBytes(file), {limits});
    if (asJson) console.log(JSON.stringify({file, ...found}));
    else console.log(`${file}\n\n${transcriptText(documentTranslator(), found)}\n`);
    return true;
  } catch (error) {
    if (error instanceof Refusal) {
      console.error(`${file}: ${documentTranslator()(`refusal.${error.reason}`)}`);
    } else if (error instanceof UnreadablePathError) console.error(error.message);
    else throw error;
    return false;
  }
}

/** @returns whether every file was read */
async function printTranscripts(
  files: string[],
  asJson: boolean,
  limits: Partial<Limits>,
): Promise<boolean> {
  let isComplete = true;
  for (const file of files) {
    if (!(await printTranscript(file, asJson, limits))) isComplete = false;
  }
  return isComplete;
}

/** Checks a file. Prints an error message and returns undefined if it cannot be read. */
async function checkFile(file: string, limits: Partial<Limits>): Promise<Outcome | undefined> {
  try {
    return await outcomeOf(readBytes(file), limits);
  } catch (error) {
    if (!(error instanceof UnreadablePathError)) throw error;
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
  const t = documentTranslator();
  let isComplete = true;
  for (const file of files) {
    const outcome = await checkFile(file, limits);
    if (outcome?.type !== 'done') isComplete = false;
    if (!outcome) continue;
    if (json) {
      const rest = outcome.type === 'done' ? outcome.report : {refused: outcome.reason};
      console.log(JSON.stringify({file, ...rest}));
      continue;
    }
    console.log(`${file}\n`);
    if (outcome.type === 'done') console.log(`${reportText(outcome.report, all)}\n`);
    else console.log(`${t(`refusal.${outcome.reason}`)}\n${outcome.crash ?? ''}`);
  }
  return isComplete;
}

// The program behind a pipe, such as head, may end first.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run(process.argv.slice(2)).then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: unknown) => {
    const isUsage = error instanceof UsageError;
    if (isUsage) console.error(`${error.message} See document-check --help.`);
    else console.error(error instanceof UnreadablePathError ? error.message : error);
    process.exitCode = isUsage ? 2 : 1;
  },
);
