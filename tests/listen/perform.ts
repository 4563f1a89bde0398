/** Carries out one task in one browser. */
import {openBrowser, type Browser} from './browsers';
import {openDesktop} from './desktop';
import {brokenIn, countOf, isHeard, missingIn, nameOf} from './match';
import {Reader} from './reader';
import {widthOf, type Key, type Step, type Task} from './task';

/** A page that loads is silent for a while before it has been read. */
const LOADED_MS = 2500;
const AT_MOST = 40;

export interface HeardStep {
  does: string;
  said: string[];
  expectations: number;
  /** A sentence for each expectation that did not hold. */
  broken: string[];
}

export interface Performance {
  task: Task;
  browser: Browser;
  steps: HeardStep[];
}

/** @param url of the site. @throws Error when a program does not start or comes to rest */
export async function perform(task: Task, browser: Browser, url: string): Promise<Performance> {
  const steps = task.steps();
  const desktop = await openDesktop(widthOf(task));
  try {
    const reader = await Reader.start(desktop);
    const before = reader.said().length;
    openBrowser(browser, desktop, widthOf(task), new URL(task.route, url).href);
    await reader.hear((words) => words.startsWith('Finished loading'));
    await reader.silence(LOADED_MS);
    const heard = [judged({does: 'Opens the page', keys: []}, reader.said().slice(before))];
    for (const step of steps) heard.push(await take(step, reader));
    return {task, browser, steps: heard};
  } finally {
    await desktop.close();
  }
}

async function take(step: Step, reader: Reader): Promise<HeardStep> {
  const {keys, until, atMost = AT_MOST} = step;
  const said: string[] = [];
  for (let times = 0; times < (until ? atMost : 1); times += 1) {
    for (const key of keys) said.push(...(await strike(key, reader)));
    if (until && isHeard(until, said)) break;
  }
  const isMissing = (more: string[]) => missingIn(step, [...said, ...more]).length > 0;
  if (isMissing([])) said.push(...(await reader.listen((more) => !isMissing(more))));
  const heard = judged(step, said);
  if (!until) return heard;
  heard.expectations += 1;
  if (!isHeard(until, said)) {
    heard.broken.push(
      `${nameOf(until)} was not reached, however often the keys were pressed (${atMost} times)`,
    );
  }
  return heard;
}

function strike(key: Key, reader: Reader): Promise<string[]> {
  if (typeof key === 'string') return reader.press(key);
  return 'type' in key ? reader.type(key.type) : reader.pause(key.pause);
}

function judged(step: Step, said: string[]): HeardStep {
  const expectations = countOf(step);
  return {does: step.does, said, expectations, broken: brokenIn(step, said)};
}
