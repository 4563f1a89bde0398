/** Runs tasks on the built site. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {performSteps, type Browser, type PerformedStep} from '@trendsoft/web-audit/screen-reader';
import {programPath} from '../../scripts/programs';
import {openProxy, type Rule} from '../engines/proxy';
import {startMain} from '../server/setup/programs';
import {PLAIN_ARGS} from '../setup/chromium';
import type {Task} from './task';

/** More free space than any disk has, so that the server answers posts with 503. */
const ALL_DISK_MB = '1000000';

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
    const {route, width = 1280} = task;
    const url = new URL(route, proxy.origin).href;
    const steps = await performSteps({browser: installed(browser), url, width, steps: task.steps});
    return {task, browser, steps};
  } finally {
    await proxy.close();
    await server.end('SIGTERM');
    rmSync(data, {recursive: true, force: true});
  }
}

const installed = (name: Browser) => ({
  name,
  program: programPath(name),
  args: name === 'chromium' ? PLAIN_ARGS : [],
});
