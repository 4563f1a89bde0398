/**
 * Scans bytes by clamd's INSTREAM command (clamd(8)): chunks, each preceded by its length, and
 * a final chunk of length 0.
 */
import {connect} from 'node:net';
import type {ClamdAddress} from '../settings';
import type {Verdict} from '../store/store';

export type Scan = (bytes: Uint8Array) => Promise<Verdict>;

/** The file was not scanned: the scanner is down, too slow, or rejects the file. */
export class ScanError extends Error {
  override name = 'ScanError';

  /** @param isFile true if the scanner works but rejects this file */
  constructor(
    message: string,
    readonly isFile = false,
  ) {
    super(message);
  }
}

const CHUNK = 256 * 1024;

/** Returns a function that scans within `limitMs` milliseconds, including the connection. */
export function clamd(address: ClamdAddress, limitMs: number): Scan {
  return async (bytes) => verdictOf(await ask(address, bytes, limitMs));
}

function ask(address: ClamdAddress, bytes: Uint8Array, limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    const end = (error?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      // clamd may answer and close the connection before it has read everything.
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
      else reject(new ScanError(`clamd: ${error?.message ?? 'hung up without an answer'}`));
    };
    const timer = setTimeout(() => end(new Error('no answer in time')), limitMs);
    socket.on('error', end);
    socket.on('close', () => end());
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\0')) end();
    });
    socket.write('zINSTREAM\0');
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK);
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

/** "stream: OK", "stream: Eicar-Test-Signature FOUND", or "… ERROR". */
function verdictOf(answer: string): Verdict {
  if (/^stream: OK\s*$/.test(answer)) return {scan: 'clean'};
  const [, signature] = /^stream: (.{1,200}) FOUND\s*$/.exec(answer) ?? [];
  if (signature !== undefined) return {scan: 'infected', signature};
  throw new ScanError(`clamd: ${answer.slice(0, 200)}`, true);
}
