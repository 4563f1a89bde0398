/** Examines the files that a store has, as the server's worker does. */
import Fastify from 'fastify';
import {examineFiles} from '../../../src/server/deliver/check';
import {quietLogger} from '../../../src/server/log';
import type {Store} from '../../../src/server/store/store';

/** Checks every document that waits; a machine that is busy with tests gets the time it needs. */
export async function examineAll(store: Store, heapMb = 256): Promise<string[]> {
  const lines: string[] = [];
  const {log} = Fastify({logger: quietLogger({write: (line) => void lines.push(line)})});
  const examine = examineFiles({store, log, scan: undefined, limits: {time: 40_000}, heapMb});
  for (const claim of await store.claim(100, 60_000, ['files'])) {
    const submission = await store.find(claim.submissionId);
    const {signal} = new AbortController();
    if (submission) await examine({submission, attempt: claim.attempt, signal});
    await store.delivered(claim);
  }
  return lines;
}
