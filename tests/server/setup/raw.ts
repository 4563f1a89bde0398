/** Requests as bytes, for what no client would send. */
import {connect, type Socket} from 'node:net';

/**
 * Writes `bytes` and reads until the server closes the connection, or until `end` was read.
 * @returns all that was answered
 */
export function sendRaw(port: number, bytes: string | Buffer, end?: RegExp): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (end?.test(received)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** Status of each answer in what `sendRaw` read; 1xx included. */
export function statusesIn(received: string): number[] {
  // An answer follows the body of the one before it without a line break.
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** A proxy waits for the rest of what was announced; after so long its answer is whole. */
const SILENCE_MS = 300;

/**
 * Writes `head`, then as many as `pieces` times `piece` for as long as nothing is answered, and reads
 * to the end: as a browser that sends a large file, and learns meanwhile that it is too large.
 * @returns all that was answered
 */
export function sendWhileReading(
  socket: Socket,
  head: string | Buffer,
  piece: string | Buffer,
  pieces: number,
): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    let sent = 0;
    // One piece in each turn of the event loop: what has been answered is read before more is sent.
    const more = () => {
      if (received !== '' || socket.destroyed || sent >= pieces) return;
      sent += 1;
      socket.write(piece, () => setImmediate(more));
    };
    let silence: NodeJS.Timeout | undefined;
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(() => socket.end(), SILENCE_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      resolve(received);
    });
    socket.write(head, more);
  });
}
