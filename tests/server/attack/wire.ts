/** Sends bytes as they are, and takes the answers apart. */
import {connect, type Socket} from 'node:net';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Longest wait for a server to end a connection, in milliseconds. */
const PATIENCE_MS = 15_000;
/** Silence after an answer that says that no other follows. */
const SILENCE_MS = 600;

export interface Sending {
  /** The address that the connection comes from: one of 127.0.0.0/8. */
  from?: string;
  /** Says that nothing follows. */
  hangUp?: boolean;
  /** Ends the connection when so many answers have come. */
  answers?: number;
}

/** An open connection. */
export function dial(port: number, from?: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({port, host: '127.0.0.1', ...(from && {localAddress: from})});
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/** Sends bytes and reads until the connection ends, or until nothing comes any more. */
export async function exchange(
  port: number,
  bytes: string | Buffer,
  {from, hangUp = false, answers = Infinity}: Sending = {},
): Promise<Answer[]> {
  const socket = await dial(port, from);
  return new Promise((resolve) => {
    let received = '';
    let silence: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      clearTimeout(silence);
      socket.destroy();
      resolve(parse(received));
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      clearTimeout(silence);
      silence = setTimeout(() => parse(received).length > 0 && end(), SILENCE_MS);
      if (answers < Infinity && parse(received).length >= answers) end();
    });
    socket.on('close', end);
    if (hangUp) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** The final answers in what a connection said; interim ones are left out. */
export function parse(received: string): Answer[] {
  const found: Answer[] = [];
  let rest = received;
  while (rest.startsWith('HTTP/1.')) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [
        one.split(':', 1)[0]?.toLowerCase(),
        one.slice(one.indexOf(':') + 1).trim(),
      ]),
    ) as Record<string, string>;
    const status = Number(line.split(' ')[1]);
    rest = rest.slice(end + 4);
    const bodyless = status < 200 || status === 204 || status === 304;
    const {body, left} = bodyless ? {body: '', left: rest} : bodyOf(rest, headers);
    rest = left;
    if (status >= 200) found.push({status, headers, body});
  }
  return found;
}

function bodyOf(rest: string, headers: Readonly<Record<string, string>>) {
  const length = headers['content-length'];
  if (length !== undefined)
    return {body: rest.slice(0, Number(length)), left: rest.slice(Number(length))};
  if (headers['transfer-encoding'] !== 'chunked') return {body: rest, left: ''};
  let body = '';
  for (;;) {
    const line = rest.indexOf('\r\n');
    const size = parseInt(rest.slice(0, Math.max(line, 0)), 16);
    if (line < 0 || Number.isNaN(size)) return {body, left: ''};
    body += rest.slice(line + 2, line + 2 + size);
    rest = rest.slice(line + 2 + size + 2);
    if (size === 0) return {body, left: rest};
  }
}
