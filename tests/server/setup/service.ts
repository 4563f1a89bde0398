/** The whole service in the test's process, with a queue that it looks at all the time. */
import {startService, type Service} from '../../../src/server/service';
import {readSettings} from '../../../src/server/settings';
import {clientOf, type Client} from './client';
import {eventually} from './eventually';

export interface TestService extends Service, Client {
  /** The log as it was written. */
  log(): string;
  /** Waits until nothing is left to deliver, and stops, so that nothing can come any more. */
  finish(): Promise<void>;
}

/** Starts it with these settings; a failed delivery is tried again at once. */
export async function startTestService(
  env: Record<string, string>,
  {leaseMs = 60_000, retryMs = 1} = {},
): Promise<TestService> {
  let log = '';
  const settings = readSettings({PORT: '0', SITE_DIR: 'none', RATE_LIMIT: '100000', ...env});
  const service = await startService(settings, {
    worker: {pollMs: 20, leaseMs, retryDelay: () => retryMs},
    logStream: {write: (line) => void (log += line)},
  });
  return {
    ...service,
    ...clientOf(service.address),
    log: () => log,
    async finish() {
      await eventually(async () =>
        expect(await service.store.counts()).toMatchObject({waiting: 0}),
      );
      await service.stop();
    },
  };
}
