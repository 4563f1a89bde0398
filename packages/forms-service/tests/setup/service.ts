/** The whole service in the test's process, with a queue that is polled every 20 ms. */
import type {FormsService} from '../../src/index';
import {eventually} from './eventually';

interface Options {
  leaseMs?: number;
  /** Delay of the next attempt after a failed delivery; default: none. */
  retryMs?: number;
  drainMs?: number;
}

/** Starts a service with these settings. @param clientOf returns a client of the server at a URL */
export async function startWholeService<Client extends object>(
  {service, clientOf}: {service: FormsService; clientOf: (url: string) => Client},
  env: Record<string, string>,
  {leaseMs = 60_000, retryMs = 1, drainMs = 8000}: Options = {},
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
