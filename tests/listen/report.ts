/** Runs tasks and writes down what was heard; for `npm run listen`. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {commitOf} from '../../scripts/origin';
import {LISTEN_FILE} from '../../src/plugins/accessibility-report/listen';
import {ensureScreenReader, versionsOfPrograms} from './needed';
import {brokenOf, expectationsOf, listen, listenTo} from './listen';
import type {Options} from './options';
import type {Performance} from './perform';
import {FAULTS} from './planted';
import {summarise} from './summary';
import {asTranscript, fileNameOf} from './transcript';

/** Folder of transcripts and results. */
const OUT = 'listen';

/**
 * Carries out tasks, prints a line for each, and writes its transcript as soon as it has ended.
 * @returns how many expectations do not hold
 * @throws Error when a program is missing or does not start
 */
export async function listenAndReport({
  tasks,
  browsers,
  update,
}: Omit<Options, 'planted'>): Promise<number> {
  ensureScreenReader();
  const origin = {
    date: new Date().toISOString(),
    commit: commitOf(),
    versions: versionsOfPrograms(),
  };
  mkdirSync(OUT, {recursive: true});
  const performances = await listen({
    ...{tasks, browsers},
    onEnd: (performance) => {
      console.log(asLines(performance).join('\n'));
      writeFileSync(path.join(OUT, fileNameOf(performance)), asTranscript(performance));
    },
  });
  const summary = `${JSON.stringify(summarise(performances, origin), null, 2)}\n`;
  writeFileSync(path.join(OUT, 'summary.json'), summary);
  if (update) writeFileSync(LISTEN_FILE, summary);
  return performances.flatMap(brokenOf).length;
}

/**
 * Plants faults, one after the other, and prints for each whether it was heard.
 * @returns how many were not
 */
export async function listenToFaults({tasks, browsers}: Options): Promise<number> {
  ensureScreenReader();
  let missed = 0;
  const asked = FAULTS.filter(
    ({task, browser}) => browsers.includes(browser) && tasks.some(({id}) => id === task),
  );
  for (const fault of asked) {
    const broken = brokenOf(await listenTo(fault));
    if (broken.length === 0) missed += 1;
    console.log(`${broken.length > 0 ? '✓ heard' : '✗ missed'}: ${fault.name}`);
    for (const line of broken.slice(0, 2)) console.log(`    ${line}`);
  }
  console.log(`${asked.length - missed} of ${asked.length} planted faults heard`);
  return missed;
}

function asLines(performance: Performance): string[] {
  const {task, browser} = performance;
  const broken = brokenOf(performance);
  const all = expectationsOf(performance);
  const mark = broken.length > 0 ? '✗' : '✓';
  const line = `${mark} ${task.id} (${browser}): ${all - broken.length} of ${all} expectations hold`;
  return [line, ...broken.map((fault) => `    ${fault}`)];
}
