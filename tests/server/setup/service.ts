/** The whole service in the test's process, with a queue that is polled every 20 ms. */

import {clientOf} from './client';
import {eventually} from './eventually';
import {service} from '../../../src/server';

export type TestService = Awaited<ReturnType<typeof startTestService>>;

/** Starts the service with these settings; a failed delivery is retried at once by default. */
export async function startTestService(
  env: Record<string, string>,
  {leaseMs = 60_000, retryMs = 1, drainMs = 8000} = {},
) {
  let log = '';
  const settings = service.readSettings({
    PORT: '0',
    SITE_DIR: 'none',
    RATE_LIMIT: '100000',
    ...env,
  });
  const running = await service.start(settings, {
    worker: {pollMs: 20, leaseMs, drainMs, retryDelay: () => retryMs},
    logStream: {
      write: (line) => {
        log += line;
      },
    },
  });
  return {
    ...running,
    ...clientOf(running.address),
    /** Returns the log so far. */
    log: () => log,
    /** Waits until nothing is left to deliver, and stops the service. */
    async finish() {
      await eventually(async () =>
        expect(await running.store.counts()).toMatchObject({waiting: 0}),
      );
      await running.stop();
    },
  };
}
