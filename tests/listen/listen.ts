/** Carries out tasks with a screen reader, one after the other. */
import type {Browser} from './browsers';
import {takeTurn} from './lock';
import {perform, type Performance} from './perform';
import {serveSite, type Site} from './server';
import type {Task} from './task';

export interface Plan {
  tasks: readonly Task[];
  browsers: readonly Browser[];
  /** Called when another run is under way. */
  onWait?: () => void;
  /** Told of each as it ends. */
  onEnd?: (performance: Performance) => void;
}

/** @returns one performance for each task and browser. @throws Error when a program cannot be started */
export async function listen({tasks, browsers, onWait, onEnd}: Plan): Promise<Performance[]> {
  const giveBack = await takeTurn(onWait);
  const sites: Partial<Record<'full' | 'roomy', Site>> = {};
  const performances: Performance[] = [];
  try {
    for (const browser of browsers) {
      for (const task of tasks) {
        const {url} = (sites[task.server ?? 'roomy'] ??= await serveSite(task.server === 'full'));
        const performance = await perform(task, browser, url);
        performances.push(performance);
        onEnd?.(performance);
      }
    }
    return performances;
  } finally {
    for (const site of Object.values(sites)) await site.stop();
    giveBack();
  }
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
