/** Carries out tasks with a screen reader. */
import type {Browser} from './browsers';
import {perform, type Performance} from './perform';
import {serveSite} from './server';
import type {Task} from './task';

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
  const sites = {roomy: await serveSite(false), full: await serveSite(true)};
  const performAll = async (browser: Browser) => {
    const performances: Performance[] = [];
    for (const task of tasks) {
      const performance = await perform(task, browser, sites[task.server ?? 'roomy'].url);
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
