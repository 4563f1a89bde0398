/**
 * Scans bytes by clamd's INSTREAM command (clamd(8)): chunks, each preceded by its length, and
 * a final chunk of length 0.
 */
import {connect} from 'node:net';
import {printable} from '../printable.ts';
import type {ClamdAddress} from '../settings/index.ts';
import type {Verdict} from '../store/store.ts';

export type Scan = (bytes: Uint8Array) => Promise<Verdict>;

/** The file was not scanned: the scanner is down, too slow, out of memory, or has a limit that the file exceeds. */
export class ScanError extends Error {
  override name = 'ScanError';

  /** @param isTooLarge true if the file exceeds `StreamMaxLength`, so that another attempt would fail too */
  constructor(
    message: string,
    readonly isTooLarge = false,
  ) {
    super(message);
  }
}

const CHUNK_BYTES = 256 * 1024;

/** Returns a function that scans within `limitMs` milliseconds, including the connection. */
export function clamd(address: ClamdAddress, limitMs: number): Scan {
  return async (bytes) => verdictOf(await sendToClamd(address, bytes, limitMs));
}

function sendToClamd(address: ClamdAddress, bytes: Uint8Array, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let reply = '';
    const end = (error?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      // clamd may reply and close the connection before it has read everything.
      if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')));
      else reject(new ScanError(`clamd: ${error?.message ?? 'hung up without an answer'}`));
    };
    const timer = setTimeout(() => end(new Error('no answer in time')), limitMs);
    socket.on('error', end);
    socket.on('close', () => end());
    socket.on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1');
      if (reply.includes('\0')) end();
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES);
      socket.write(lengthOf(chunk.length));
      socket.write(chunk);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** clamd's reply to a file that exceeds `StreamMaxLength`. All other errors, such as a lack of memory, may pass. */
const TOO_LARGE = /^INSTREAM size limit exceeded\. ERROR\s*$/;

/** Parses a reply: "stream: OK", "stream: Eicar-Test-Signature FOUND", or "… ERROR". */
function verdictOf(reply: string): Verdict {
  if (/^stream: OK\s*$/.test(reply)) return {scan: 'clean'};
  const [, signature] = /^stream: (.{1,200}) FOUND\s*$/.exec(reply) ?? [];
  if (signature !== undefined) return {scan: 'infected', signature};
  throw new ScanError(`clamd: ${printable(reply.trim().slice(0, 200))}`, TOO_LARGE.test(reply));
}
