/** Measures the checks on a labelled corpus: found, missed, wrongly flagged, by clause. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPath, outcomeOf, readBytes} from './read.ts';

/** Rule number in older file names → current rules. */
const CURRENT_RULES: Readonly<Record<string, readonly string[]>> = {
  '7.2-3': ['7.2-16', '7.2-39'],
  '7.2-15': ['7.2-41', '7.2-42', '7.2-43'],
  '7.2-19': ['7.2-40'],
  '7.2-27': ['7.2-28'],
  '7.18.7-1': ['7.11-1'],
};

interface Labelled {
  file: string;
  /** Clause and test: `7.2-3`. */
  rule: string;
  fails: boolean;
}

interface Tally {
  failing: number;
  found: number;
  passing: number;
  flagged: number;
}

/** A labelled file, and what was reported for it. */
interface Measured extends Labelled {
  faults: readonly string[];
  /** Whether the fault of a faulty file was reported. */
  isFound: boolean;
  /** Whether any fault was reported for a good file: it breaks no rule at all, whichever rule its name contains. */
  isFlagged: boolean;
}

const NAME = /([\d.]+)-t(\d+)-(pass|fail)-\w+\.pdf$/;

const clauseOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'));

const emptyTally = (): Tally => ({failing: 0, found: 0, passing: 0, flagged: 0});

/** Reads a list of file names, one a line; `#` begins a comment. */
const namesIn = (list: string): string[] =>
  readPath(list, () => readFileSync(list, 'utf8'))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function labelOf(file: string): Labelled | undefined {
  const [, clause, test, label] = NAME.exec(file) ?? [];
  if (clause === undefined) return undefined;
  return {file, rule: `${clause}-${Number(test)}`, fails: label === 'fail'};
}

/** Finds the labelled files of a corpus. @param list names of files to include, with or without the folder's name */
function labelledFiles(folder: string, list: string | undefined): Labelled[] {
  const names = list === undefined ? undefined : namesIn(list);
  const isWanted = (file: string) =>
    !names || names.some((name) => name === file || name.endsWith(`/${file}`));
  return readPath(folder, () => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .toSorted()
    .filter(isWanted)
    .flatMap((file) => labelOf(file) ?? []);
}

/** Checks a file for every rule that it breaks: reported findings and their consequences. */
async function faultsOf(file: string): Promise<string[]> {
  const outcome = await outcomeOf(readBytes(file));
  if (outcome.type === 'refused') {
    console.log(`${file}: refused as ${outcome.reason} ${outcome.crash ?? ''}`);
    return [];
  }
  const {findings, consequences} = outcome.report;
  return [...findings, ...consequences].filter(({kind}) => kind === 'fault').map(({rule}) => rule);
}

async function measure(folder: string, labelled: Labelled): Promise<Measured> {
  const {file, rule, fails} = labelled;
  const faults = await faultsOf(path.join(folder, file));
  const rules = [rule, ...(CURRENT_RULES[rule] ?? [])];
  return {
    ...labelled,
    faults,
    isFound: fails && rules.some((id) => faults.includes(id)),
    isFlagged: !fails && faults.length > 0,
  };
}

function count(tally: Tally, {fails, isFound, isFlagged}: Measured): void {
  tally[fails ? 'failing' : 'passing'] += 1;
  if (isFound) tally.found += 1;
  if (isFlagged) tally.flagged += 1;
}

function printMistake({file, fails, faults, isFound, isFlagged}: Measured): void {
  const list = faults.join(' ');
  if (fails && !isFound) console.log(`missed: ${file} (found ${list || 'nothing'})`);
  if (isFlagged) console.log(`flagged: ${file} (${list})`);
}

function printTally(name: string, {failing, found, passing, flagged}: Tally): void {
  console.log(
    `${name.padEnd(12)} found ${found} of ${failing}, wrongly flagged ${flagged} of ${passing}`,
  );
}

/** Prints the results by clause. @returns whether every faulty file was found, and no good file was flagged */
export async function measureCorpus(folder: string, list: string | undefined): Promise<boolean> {
  const tallies = new Map<string, Tally>();
  const total = emptyTally();
  for (const labelled of labelledFiles(folder, list)) {
    const measured = await measure(folder, labelled);
    const clause = clauseOf(measured.rule);
    const tally = tallies.get(clause) ?? emptyTally();
    tallies.set(clause, tally);
    count(tally, measured);
    count(total, measured);
    printMistake(measured);
  }
  for (const [clause, tally] of tallies) printTally(clause, tally);
  printTally('all', total);
  return total.found === total.failing && total.flagged === 0;
}
