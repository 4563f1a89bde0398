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

const NAME = /([\d.]+)-t(\d+)-(pass|fail)-\w+\.pdf$/;

/** Returns the labelled files of a corpus. @param list names of files to include, with or without the folder's name */
function labelled(folder: string, list: string | undefined): Labelled[] {
  const wanted =
    list === undefined
      ? undefined
      : readPath(list, () => readFileSync(list, 'utf8'))
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '' && !line.startsWith('#'));
  return readPath(folder, () => readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .toSorted()
    .flatMap((file) => {
      const [, clause, test, label] = NAME.exec(file) ?? [];
      if (clause === undefined) return [];
      if (wanted && !wanted.some((line) => line === file || line.endsWith(`/${file}`))) return [];
      return [{file, rule: `${clause}-${Number(test)}`, fails: label === 'fail'}];
    });
}

/** Returns every rule that a file breaks: reported findings and their consequences. */
async function faultsOf(file: string): Promise<string[]> {
  const outcome = await outcomeOf(readBytes(file));
  if (outcome.type === 'refused') {
    console.log(`${file}: refused as ${outcome.reason} ${outcome.crash ?? ''}`);
    return [];
  }
  const {findings, consequences} = outcome.report;
  return [...findings, ...consequences].filter(({kind}) => kind === 'fault').map(({rule}) => rule);
}

/** Prints the results by clause. @returns whether every faulty file was found, and no good file was flagged */
export async function measureCorpus(folder: string, list: string | undefined): Promise<boolean> {
  const tallies = new Map<string, Tally>();
  const total: Tally = {failing: 0, found: 0, passing: 0, flagged: 0};
  for (const {file, rule, fails} of labelled(folder, list)) {
    const faults = await faultsOf(path.join(folder, file));
    const isFound = [rule, ...(CURRENT_RULES[rule] ?? [])].some((id) => faults.includes(id));
    const clause = rule.slice(0, rule.lastIndexOf('-'));
    const tally = tallies.get(clause) ?? {failing: 0, found: 0, passing: 0, flagged: 0};
    tallies.set(clause, tally);
    for (const counted of [tally, total]) {
      counted[fails ? 'failing' : 'passing'] += 1;
      if (fails && isFound) counted.found += 1;
      // A good file breaks no rule at all, whichever rule its name contains.
      if (!fails && faults.length > 0) counted.flagged += 1;
    }
    if (fails && !isFound) console.log(`missed: ${file} (found ${faults.join(' ') || 'nothing'})`);
    if (!fails && faults.length > 0) console.log(`flagged: ${file} (${faults.join(' ')})`);
  }
  const line = (name: string, {failing, found, passing, flagged}: Tally) =>
    console.log(
      `${name.padEnd(12)} found ${found} of ${failing}, wrongly flagged ${flagged} of ${passing}`,
    );
  for (const [clause, tally] of tallies) line(clause, tally);
  line('all', total);
  return total.found === total.failing && total.flagged === 0;
}
