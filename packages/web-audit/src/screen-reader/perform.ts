/** Performs steps in a browser, with the keyboard and a screen reader. */
import {openBrowser, type InstalledBrowser} from './browsers';
import {openDesktop} from './desktop';
import {failuresIn, countOf, isAllHeard, isHeard, nameOf} from './match';
import {startOrca} from './orca/orca43';
import {Reader} from './reader';
import type {Key, Step} from './steps';

/** Orca is silent for a while before it reads a new page. */
const LOADED_MS = 2500;

export interface PerformedStep {
  does: string;
  utterances: string[];
  expectations: number;
  /** A sentence for each failed check. */
  broken: string[];
}

export interface Visit {
  browser: InstalledBrowser;
  /** The page that the browser opens. */
  url: string;
  /** Width of the page, in CSS px. */
  width: number;
  /** Called when the page is open. */
  steps: () => readonly Step[];
}

/**
 * Opens a page on a desktop of its own, and performs steps.
 * @throws Error when a program does not start or never becomes idle
 */
export async function performSteps({browser, url, width, steps}: Visit): Promise<PerformedStep[]> {
  const desktop = await openDesktop(width);
  try {
    const reader = new Reader(desktop, startOrca(desktop));
    await reader.hear(() => true);
    const before = (await reader.silence()).length;
    openBrowser(browser, desktop, width, url);
    await reader.hear((utterance) => utterance.startsWith('Finished loading'));
    const utterances = (await reader.silence(LOADED_MS)).slice(before);
    const opened = {does: 'Opens the page', utterances, expectations: 0, broken: []};
    const performed: PerformedStep[] = [opened];
    for (const step of steps()) performed.push(await performStep(step, reader));
    return performed;
  } finally {
    await desktop.close();
  }
}

async function performStep(step: Step, reader: Reader): Promise<PerformedStep> {
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
