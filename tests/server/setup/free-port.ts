/** A port for a program that cannot find one by itself. */
import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Below those that the system hands out, so that nobody gets it while a server restarts. */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
