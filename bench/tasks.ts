/** Reads how long a page's tasks were from a trace of Chromium. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  args: {name?: string};
  /** Microseconds of CPU time; a slowed-down CPU is slow in it, too. */
  tdur?: number;
}

/**
 * The longest task of a main thread, in ms of its CPU time.
 * @param trace JSON with the categories `toplevel` and `devtools.timeline`
 * @throws Error when it holds no task
 */
export function longestTask(trace: string): number {
  const {traceEvents} = JSON.parse(trace) as {traceEvents: TraceEvent[]};
  const threads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({name, ph, pid, tid}) =>
      ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of a page.');
  return Math.max(...tasks.map(({tdur = 0}) => tdur)) / 1000;
}
