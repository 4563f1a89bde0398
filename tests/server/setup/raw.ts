/** Requests as bytes, for what no client would send. */
import {connect} from 'node:net';

/**
 * Writes `bytes` and reads until the server hangs up. @returns all that it said.
 * @param hangUp whether nothing follows: the server then need not wait for the rest
 */
export function sendRaw(port: number, bytes: string | Buffer, hangUp = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      if (hangUp) socket.end(bytes);
      else socket.write(bytes);
    });
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** Status of each answer in what `sendRaw` read; 1xx included. */
export function statusesIn(received: string): number[] {
  // An answer follows the body of the one before it without a line break.
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

/** A request line and headers, and a body whose length they do not tell. */
export function rawRequest(
  headers: readonly string[],
  body = '',
  line = 'POST /contact-form',
): string {
  return [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', body].join('\r\n');
}
