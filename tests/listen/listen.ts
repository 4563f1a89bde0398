/** Carries out tasks with a screen reader. */
import {openFront, type Rule} from '../engines/front';
import type {Browser} from './browsers';
import {perform, type Performance} from './perform';
import type {Fault} from './planted';
import {serveSite, type Site} from './server';
import type {Task} from './task';
import {TASKS} from './tasks';

export interface Plan {
  tasks: readonly Task[];
  browsers: readonly Browser[];
  /** Told of each as it ends. */
  onEnd?: (performance: Performance) => void;
}

/**
 * The browsers work side by side, each on a desktop of its own.
 * @returns one performance for each browser and task, in that order
 * @throws Error when a program cannot be started
 */
export async function listen({tasks, browsers, onEnd}: Plan): Promise<Performance[]> {
  const sites = {usual: await serveSite(false), full: await serveSite(true)};
  const performAll = async (browser: Browser) => {
    const performances: Performance[] = [];
    for (const task of tasks) {
      const performance = await behindFront(sites[task.server ?? 'usual'], task, browser);
      performances.push(performance);
      onEnd?.(performance);
    }
    return performances;
  };
  try {
    return (await allSettled(browsers.map(performAll))).flat();
  } finally {
    for (const site of Object.values(sites)) await site.stop();
  }
}

/**
 * Carries out the task that should hear a fault, on a site that has it.
 * @returns what it heard; nothing broken when it was deaf to it
 */
export async function listenTo({task: id, browser, rule}: Fault): Promise<Performance> {
  const task = TASKS.find((one) => one.id === id);
  if (!task) throw new Error(`There is no task "${id}".`);
  const site = await serveSite(task.server === 'full');
  try {
    return await behindFront(site, task, browser, [rule]);
  } finally {
    await site.stop();
  }
}

async function behindFront(site: Site, task: Task, browser: Browser, faults: readonly Rule[] = []) {
  const rules = [...faults, ...(task.rules ?? [])];
  const front = await openFront(Number(new URL(site.url).port), rules);
  try {
    return await perform(task, browser, front.origin);
  } finally {
    await front.close();
  }
}

/** Like `Promise.all`, yet nothing is left running when one fails. */
async function allSettled<T>(promises: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** A line for each expectation that does not hold. */
export function brokenOf({task, browser, steps}: Performance): string[] {
  return steps.flatMap(({does, broken}) =>
    broken.map((fault) => `${task.id} (${browser}), “${does}”: ${fault}`),
  );
}

export function expectationsOf({steps}: Performance): number {
  return steps.reduce((sum, {expectations}) => sum + expectations, 0);
}
