/** Requests as bytes, for what no client would send. */
import {connect} from 'node:net';

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
