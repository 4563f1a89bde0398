/** A fake of clamd on a free port, which finds no virus. */
import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';

/** Ends the chunks of a scan (clamd(8), INSTREAM). */
const LAST_CHUNK = Buffer.alloc(4);

/** Starts the scanner; call `stop` at the end. */
export async function startScanner() {
  const sockets = new Set<Socket>();
  const scanner = {
    /** `error`: answers with an error of clamd. `stall`: never answers. */
    fault: undefined as 'error' | 'stall' | undefined,
    port: 0,
    scans: 0,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      if (!chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return;
      scanner.scans += 1;
      if (scanner.fault === 'error') socket.end("stream: Can't allocate memory ERROR\0");
      if (scanner.fault === undefined) socket.end('stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  scanner.port = (server.address() as AddressInfo).port;
  return scanner;
}
