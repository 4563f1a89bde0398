/** Ports for programs that cannot choose one themselves. */
import {randomInt} from 'node:crypto';
import {once} from 'node:events';
import {createServer} from 'node:net';

/** Returns a free port below the ephemeral range, so that no other program takes it while a server restarts. */
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
