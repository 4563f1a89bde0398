/** The server under attack: main.ts with shorter waits, and gauges for whoever started it. */
import {readdirSync} from 'node:fs';
import {startService} from '../../../src/server/service';
import {readSettings} from '../../../src/server/settings';
import {STOP_GRACE_MS, TIMEOUTS} from '../../../src/server/timeouts';

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

const timeouts = {
  ...TIMEOUTS,
  ...{
    headers: 1500,
    request: 4000,
    silence: 2500,
    // Above two waits for a lock, one behind the other.
    response: 12_000,
    checkEvery: 100,
    farewell: 500,
  },
  pace: {bytes: 4096, every: 1500},
};

void startService(readSettings(process.env), {
  timeouts,
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
