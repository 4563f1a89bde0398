/** Runs tasks, and writes transcripts and results; for `npm run listen`. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {OrcaVersionError, versionOfOrca, type Browser} from '@trendsoft/web-audit/screen-reader';
import {NotPossibleError} from '../../scripts/command-line';
import {currentCommit} from '../../scripts/programs/origin';
import {programPath, ensurePrograms} from '../../scripts/programs';
import {LISTEN_FILE} from '../../src/audit/published';
import type {ListenSummary} from '../../src/audit/types';
import {perform, type Performance} from './perform';
import type {Task} from './task';

/** Folder of transcripts and results. */
const OUT = 'listen';
const NAMES = {firefox: 'Firefox', chromium: 'Chromium'} as const;

interface Chosen {
  tasks: readonly Task[];
  browsers: readonly Browser[];
  /** Whether to publish the results in the accessibility statement. */
  update?: boolean;
}

/**
 * Runs tasks in all browsers in parallel, and writes the transcript of each task when it has ended.
 *
 * @returns the number of failed checks
 * @throws Error if a program is missing or does not start
 */
export async function listenAndReport({tasks, browsers, update}: Chosen): Promise<number> {
  const origin = {date: new Date().toISOString(), commit: currentCommit(), ...versions(browsers)};
  mkdirSync(OUT, {recursive: true});
  const performAll = async (browser: Browser) => {
    const performances: Performance[] = [];
    for (const task of tasks) {
      const performance = await perform(task, browser);
      performances.push(performance);
      print(performance);
      writeFileSync(path.join(OUT, `${task.id}.${browser}.md`), asTranscript(performance));
    }
    return performances;
  };
  const running = browsers.map(performAll);
  await Promise.allSettled(running); // If one browser fails, wait for the other.
  const performances = (await Promise.all(running)).flat();
  const summary: ListenSummary = {...origin, tasks: performances.map(summaryOf)};
  const json = `${JSON.stringify(summary, null, 2)}\n`;
  for (const file of [path.join(OUT, 'summary.json'), ...(update ? [LISTEN_FILE] : [])]) {
    writeFileSync(file, json);
  }
  return performances.flatMap(failuresOf).length;
}

/** Installs missing programs. Returns the versions of the screen reader and the browsers. */
export function versions(
  browsers: readonly Browser[],
): Pick<ListenSummary, 'screenReader' | 'browsers'> {
  ensurePrograms(['orca', 'pyatspi', 'at-spi2-core', 'xvfb', 'openbox', 'xdotool', 'dbus-daemon']);
  return {
    screenReader: {name: 'Orca', version: supportedOrca()},
    browsers: browsers.map((browser) => {
      const {stdout} = spawnSync(programPath(browser), ['--version'], {encoding: 'utf8'});
      return {name: NAMES[browser], version: /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown'};
    }),
  };
}

/** @throws NotPossibleError for a version that the package does not support */
function supportedOrca(): string {
  try {
    return versionOfOrca();
  } catch (error) {
    throw error instanceof OrcaVersionError ? new NotPossibleError(error.message) : error;
  }
}

export function failuresOf({task, browser, steps}: Performance): string[] {
  return steps.flatMap(({does, broken}) =>
    broken.map((fault) => `${task.id} (${browser}), “${does}”: ${fault}`),
  );
}

function summaryOf(performance: Performance): ListenSummary['tasks'][number] {
  const {task, browser, steps} = performance;
  return {
    id: task.id,
    title: task.title,
    browser: NAMES[browser],
    expectations: steps.reduce((sum, {expectations}) => sum + expectations, 0),
    broken: failuresOf(performance),
  };
}

function print(performance: Performance): void {
  const {id, browser, expectations, broken} = summaryOf(performance);
  const mark = broken.length > 0 ? '✗' : '✓';
  const passed = expectations - broken.length;
  console.log(`${mark} ${id} (${browser}): ${passed} of ${expectations} checks passed`);
  for (const fault of broken) console.log(`    ${fault}`);
}

/** Returns a performance as Markdown, with what Orca said as code blocks. */
function asTranscript({task, browser, steps}: Performance): string {
  const sections = steps.map(({does, utterances, broken}) => {
    const lines = utterances.length > 0 ? utterances : ['(nothing)'];
    const faults = broken.map((fault) => `**Broken:** \`${fault}\`\n\n`);
    return `\n## ${does}\n\n${faults.join('')}${lines.map((line) => `    ${line}\n`).join('')}`;
  });
  const page = `${task.route} at ${task.width ?? 1280} px, in ${NAMES[browser]}`;
  return `# ${task.title}\n\n${page}\n${sections.join('')}`;
}
