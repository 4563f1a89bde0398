/** Runs tasks on the built site. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openProxy, type Rule} from '../engines/proxy';
import {startMain} from '../server/setup/programs';
import {openBrowser, type Browser} from './browsers';
import {openDesktop} from './desktop';
import {failuresIn, countOf, isAllHeard, isHeard, nameOf} from './match';
import {startOrca} from './orca/orca43';
import {Reader} from './reader';
import type {Key, Step, Task} from './task';

/** Orca is silent for a while before it reads a new page. */
const LOADED_MS = 2500;
/** More free space than any disk has, so that the server answers posts with 503. */
const ALL_DISK_MB = '1000000';

export interface PerformedStep {
  does: string;
  utterances: string[];
  expectations: number;
  /** A sentence for each failed check. */
  broken: string[];
}

export interface Performance {
  task: Task;
  browser: Browser;
  steps: PerformedStep[];
}

/**
 * Runs a task with its own server and desktop.
 *
 * @param faults rules that change answers of the site
 * @throws Error when a program does not start or never becomes idle
 */
export async function perform(
  task: Task,
  browser: Browser,
  faults: readonly Rule[] = [],
): Promise<Performance> {
  const data = mkdtempSync(path.join(tmpdir(), 'listen-data-'));
  const MIN_FREE_MB = task.server === 'full' ? ALL_DISK_MB : '0';
  const server = await startMain({DATA_DIR: data, RATE_LIMIT: '10000', MIN_FREE_MB});
  const rules = [...faults, ...(task.rules ?? [])];
  const proxy = await openProxy(Number(new URL(server.url).port), rules);
  try {
    const steps = await runSteps(task, browser, proxy.origin);
    return {task, browser, steps};
  } finally {
    await proxy.close();
    await server.end('SIGTERM');
    rmSync(data, {recursive: true, force: true});
  }
}

async function runSteps(task: Task, browser: Browser, origin: string): Promise<PerformedStep[]> {
  const {route, width = 1280} = task;
  const desktop = await openDesktop(width);
  try {
    const reader = new Reader(desktop, startOrca(desktop));
    await reader.hear(() => true);
    const before = (await reader.silence()).length;
    openBrowser(browser, desktop, width, new URL(route, origin).href);
    await reader.hear((utterance) => utterance.startsWith('Finished loading'));
    const utterances = (await reader.silence(LOADED_MS)).slice(before);
    const steps = [{does: 'Opens the page', utterances, expectations: 0, broken: [] as string[]}];
    for (const step of task.steps()) steps.push(await runStep(step, reader));
    return steps;
  } finally {
    await desktop.close();
  }
}

async function runStep(step: Step, reader: Reader): Promise<PerformedStep> {
  const {does, keys, until, atMost = 40} = step;
  const utterances: string[] = [];
  for (let times = 0; times < (until ? atMost : 1); times += 1) {
    for (const key of keys) utterances.push(...(await pressOrType(key, reader)));
    if (until && isHeard(until, utterances)) break;
  }
  utterances.push(...(await reader.listen((more) => isAllHeard(step, [...utterances, ...more]))));
  const broken = failuresIn(step, utterances);
  if (until && !isHeard(until, utterances)) {
    broken.push(`${nameOf(until)} was not reached in ${atMost} attempts`);
  }
  return {does, utterances, expectations: countOf(step) + (until ? 1 : 0), broken};
}

function pressOrType(key: Key, reader: Reader): Promise<string[]> {
  if (typeof key === 'string') return reader.press(key);
  return 'type' in key ? reader.type(key.type) : reader.pause(key.pause);
}
