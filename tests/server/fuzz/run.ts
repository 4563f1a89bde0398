/** Sends random requests to a real server, one after the other, and looks for what must not be. */
import {readdir} from 'node:fs/promises';
import * as fc from 'fast-check';
import {validate} from '../../../src/forms';
import {formNamed} from '../../../src/forms/tables';
import {sendRaw, statusesIn} from '../setup/raw';
import {startServer} from '../setup/server';
import {fuzzRequest} from './requests';

export interface FuzzFigures {
  requests: number;
  /** How often each status was answered; 0 for no answer. */
  statuses: Readonly<Record<number, number>>;
  stored: number;
  /** Growth of the heap from the first tenth to the end, in bytes; undefined without --expose-gc. */
  heapGrowth: number | undefined;
  /** Files in the data folder that are not the database. */
  leftovers: readonly string[];
  /** Stored submissions that the forms' own rules refuse. */
  invalid: readonly string[];
}

/**
 * @param runs number of requests
 * @param seed the same one makes the same requests
 * @throws Error naming seed, path and the smallest request that fails
 */
export async function fuzzForms(runs: number, seed: number): Promise<FuzzFigures> {
  // Every request is a client of its own: how often one may post is not the question here.
  const server = await startServer({env: {TRUST_PROXY: 'loopback', MIN_FREE_MB: '0'}});
  const statuses: Record<number, number> = {};
  let requests = 0;
  let heapBefore: number | undefined;
  try {
    const property = fc.asyncProperty(fuzzRequest, async ({bytes, whole}) => {
      requests += 1;
      if (requests === Math.ceil(runs / 10)) heapBefore = heapInUse(server.log);
      const received = await sendRaw(server.port, bytes, !whole);
      const status = statusesIn(received).find((code) => code >= 200) ?? 0;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) throw new Error(`answered with ${status}`);
      if (status === 0 && whole) throw new Error('not answered');
    });
    await fc.assert(property, {numRuns: runs, seed, endOnFailure: false});
    const {status} = await server.send('/readyz');
    if (status !== 200) throw new Error(`In the end /readyz answers ${status}`);
    const heapAfter = heapInUse(server.log);
    const submissions = await server.store.list();
    return {
      requests,
      statuses,
      stored: submissions.length,
      heapGrowth: heapBefore && heapAfter ? heapAfter - heapBefore : undefined,
      leftovers: (await readdir(server.dataDir, {recursive: true})).filter(
        (name) => !name.startsWith('forms.db'),
      ),
      invalid: submissions
        .filter(({form, fields}) => {
          const {name, email} = validate(formNamed(form), fields);
          return name ?? email;
        })
        .map(({id}) => id),
    };
  } finally {
    await server.stop();
  }
}

/** Heap after garbage collection, without the log that the test server keeps. */
function heapInUse(log: string[]): number | undefined {
  const {gc} = globalThis as {gc?: () => void};
  if (!gc) return undefined;
  log.length = 0;
  gc();
  return process.memoryUsage().heapUsed;
}
