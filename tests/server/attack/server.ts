/** The server under attack: main.ts with shorter waits, and gauges for whoever started it. */
import {readdirSync} from 'node:fs';
import {startService} from '../../../src/server/service';
import {readSettings} from '../../../src/server/settings';
import {STOP_GRACE_MS} from '../../../src/server/timeouts';
import {SHORT} from './timeouts';

/** What must not grow. */
export interface Gauges {
  descriptors: number;
  /** Bytes of the heap after a collection. */
  heap: number;
  /** Bytes of buffers and of what is not JavaScript. */
  external: number;
  /** Bytes that the process has of the machine; the allocator keeps some of what is free. */
  resident: number;
  timers: number;
  sockets: number;
}

function gauges(): Gauges {
  const {gc} = globalThis as {gc?: () => void};
  gc?.();
  gc?.();
  const resources = process.getActiveResourcesInfo();
  const count = (kind: string) => resources.filter((one) => one === kind).length;
  const {heapUsed: heap, external, rss: resident} = process.memoryUsage();
  return {
    descriptors: readdirSync('/proc/self/fd').length,
    ...{heap, external, resident},
    timers: count('Timeout'),
    sockets: count('TCPSocketWrap'),
  };
}

void startService(readSettings(process.env), {
  timeouts: SHORT,
  // An answer is cut off after `response`: on a busy machine a document is kept unchecked long before.
  checks: {patience: SHORT.response / 2},
  logStream: {write: () => undefined},
  worker: {leaseMs: 4000, pollMs: 200, retryDelay: (attempt) => (attempt < 30 ? 50 : undefined)},
}).then(({address, stop}) => {
  process.on('SIGTERM', () => {
    setTimeout(() => process.exit(1), STOP_GRACE_MS).unref();
    void stop().then(() => process.exit(0));
  });
  process.on('disconnect', () => process.exit(1));
  process.on('message', () => process.send?.(gauges()));
  process.send?.(address);
});
