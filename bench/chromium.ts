/** Chromium, and the longest task in its traces. */
import {createRequire} from 'node:module';
import type {Browser} from '@playwright/test';
import {programPath} from '../scripts/programs';
import {CHROMIUM_ARGS} from '../tests/setup/chromium';

/** Starts Chromium. Playwright is required rather than imported, because jiti cannot load it. */
export function launchChromium(): Promise<Browser> {
  const {chromium} = createRequire(import.meta.url)(
    '@playwright/test',
  ) as typeof import('@playwright/test');
  return chromium.launch({executablePath: programPath('chromium'), args: CHROMIUM_ARGS});
}

export const TRACE_CATEGORIES = ['-*', 'toplevel', 'devtools.timeline'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: {name?: string};
  /** CPU time in microseconds. */
  tdur?: number;
}

/** Returns the longest task of a main thread in milliseconds of CPU time. @throws Error when the trace has no task */
export function longestTask(trace: Buffer): number {
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  const threads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({name, ph, pid, tid}) =>
      ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace contains no task of a page.');
  return Math.round(Math.max(...tasks.map(({tdur = 0}) => tdur)) / 1000);
}
