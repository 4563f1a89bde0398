/** One run at a time and account, since Orca starts once for each account. */
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';

const RETRY_MS = 1000;

/**
 * Waits until no other run is under way. The lock is an abstract socket: it ends with the process.
 * @param onWait called once, when it has to wait
 * @returns what gives the lock back
 */
export async function takeTurn(onWait?: () => void): Promise<() => void> {
  const name = `\0trendsoft-listen-${process.getuid?.() ?? 0}`;
  for (let waited = false; ; waited = true) {
    const socket = createServer().listen(name);
    try {
      await once(socket, 'listening');
      socket.unref();
      return () => {
        socket.close();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (!waited) onWait?.();
      await pause(RETRY_MS);
    }
  }
}
