/** Carries out tasks on the built site. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openFront, type Rule} from '../engines/front';
import {startMain} from '../server/setup/programs';
import {openBrowser, type Browser} from './browsers';
import {openDesktop} from './desktop';
import {brokenIn, countOf, isAllHeard, isHeard, nameOf} from './match';
import {startOrca} from './orca/orca43';
import {Reader} from './reader';
import type {Key, Step, Task} from './task';

/** A page that loads is silent for a while before it is read. */
const LOADED_MS = 2500;
/** More than any disk has, so that the server answers the forms with 503. */
const ALL_DISK_MB = '1000000';

export interface PerformedStep {
  does: string;
  said: string[];
  expectations: number;
  /** A sentence for each expectation that did not hold. */
  broken: string[];
}

export interface Performance {
  task: Task;
  browser: Browser;
  steps: PerformedStep[];
}

/**
 * Carries out a task with a server and a desktop of its own.
 *
 * @param faults rules that change what the site sends
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
  const front = await openFront(Number(new URL(server.url).port), rules);
  try {
    const steps = await takeSteps(task, browser, front.origin);
    return {task, browser, steps};
  } finally {
    await front.close();
    await server.end('SIGTERM');
    rmSync(data, {recursive: true, force: true});
  }
}

async function takeSteps(task: Task, browser: Browser, origin: string): Promise<PerformedStep[]> {
  const {route, width = 1280} = task;
  const desktop = await openDesktop(width);
  try {
    const reader = new Reader(desktop, startOrca(desktop));
    await reader.hear(() => true);
    const before = (await reader.silence()).length;
    openBrowser(browser, desktop, width, new URL(route, origin).href);
    await reader.hear((utterance) => utterance.startsWith('Finished loading'));
    const said = (await reader.silence(LOADED_MS)).slice(before);
    const steps = [{does: 'Opens the page', said, expectations: 0, broken: [] as string[]}];
    for (const step of task.steps()) steps.push(await take(step, reader));
    return steps;
  } finally {
    await desktop.close();
  }
}

async function take(step: Step, reader: Reader): Promise<PerformedStep> {
  const {does, keys, until, atMost = 40} = step;
  const said: string[] = [];
  for (let times = 0; times < (until ? atMost : 1); times += 1) {
    for (const key of keys) said.push(...(await strike(key, reader)));
    if (until && isHeard(until, said)) break;
  }
  said.push(...(await reader.listen((more) => isAllHeard(step, [...said, ...more]))));
  const broken = brokenIn(step, said);
  if (until && !isHeard(until, said)) {
    broken.push(`${nameOf(until)} was not reached in ${atMost} attempts`);
  }
  return {does, said, expectations: countOf(step) + (until ? 1 : 0), broken};
}

function strike(key: Key, reader: Reader): Promise<string[]> {
  if (typeof key === 'string') return reader.press(key);
  return 'type' in key ? reader.type(key.type) : reader.pause(key.pause);
}
