/** LZWDecode: ISO 32000-1, 7.4.4. */
import {LimitError} from '../../limits.ts';
import {join} from './flate.ts';

const CLEAR = 256;
const EOD = 257;

/** Returns the length in bits of the next code. */
function bitsFor(next: number): number {
  if (next >= 2048) return 12;
  if (next >= 1024) return 11;
  return next >= 512 ? 10 : 9;
}

/** Decodes LZW data. @param early whether the code length increases one code early, which is the default */
export function lzw(data: Uint8Array, limit: number, early: boolean): Uint8Array {
  const parts: Uint8Array[] = [];
  let table: Uint8Array[] = [];
  let size = 0;
  let codeLength = 9;
  let buffer = 0;
  let bitsInBuffer = 0;
  let previous: Uint8Array | undefined;
  const clear = () => {
    table = Array.from({length: 256}, (_, byte) => Uint8Array.of(byte));
    table.push(new Uint8Array(0), new Uint8Array(0));
    codeLength = 9;
    previous = undefined;
  };
  clear();
  for (const byte of data) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bitsInBuffer += 8;
    if (bitsInBuffer < codeLength) continue;
    bitsInBuffer -= codeLength;
    const code = (buffer >> bitsInBuffer) & ((1 << codeLength) - 1);
    if (code === EOD) break;
    if (code === CLEAR) {
      clear();
      continue;
    }
    let entry = table[code];
    if (previous) {
      const added = new Uint8Array(previous.length + 1);
      added.set(previous);
      added[previous.length] = (entry ?? previous)[0] ?? 0;
      if (table.length < 4096) table.push(added);
      entry ??= added;
    }
    if (!entry) break;
    parts.push(entry);
    size += entry.length;
    if (size > limit) throw new LimitError('bytes');
    previous = entry;
    const next = table.length + (early ? 1 : 0);
    codeLength = bitsFor(next);
  }
  return join(parts);
}
