/** LZWDecode: ISO 32000-1, 7.4.4. */
import {LimitError} from '../../limits.ts';
import {join} from './flate.ts';

const CLEAR = 256;
const EOD = 257;
const MAX_CODES = 4096;

/** The length in bits of a code. */
function bitsFor(next: number): number {
  if (next >= 2048) return 12;
  if (next >= 1024) return 11;
  return next >= 512 ? 10 : 9;
}

/** Appends the first byte of one sequence to another. */
function appended(sequence: Uint8Array, other: Uint8Array): Uint8Array {
  const longer = new Uint8Array(sequence.length + 1);
  longer.set(sequence);
  longer[sequence.length] = other[0] ?? 0;
  return longer;
}

/** The sequences of bytes that codes mean. Each code adds one: the previous sequence and the first byte of its own. */
class CodeTable {
  /** Length in bits of the next code. */
  codeLength = bitsFor(0);
  private sequences: Uint8Array[] = [];
  private previous: Uint8Array | undefined;

  constructor(private readonly early: boolean) {
    this.clear();
  }

  clear(): void {
    this.sequences = Array.from({length: 256}, (_, byte) => Uint8Array.of(byte));
    // CLEAR and EOD are codes too.
    this.sequences.push(new Uint8Array(0), new Uint8Array(0));
    this.codeLength = bitsFor(0);
    this.previous = undefined;
  }

  /** Decodes a code; undefined if it has no meaning yet. */
  decode(code: number): Uint8Array | undefined {
    const {previous} = this;
    // A code may mean the sequence that it adds: that one begins and ends with the same byte.
    const sequence = this.sequences[code] ?? (previous && appended(previous, previous));
    if (!sequence) return undefined;
    if (previous && this.sequences.length < MAX_CODES) {
      this.sequences.push(appended(previous, sequence));
    }
    this.previous = sequence;
    this.codeLength = bitsFor(this.sequences.length + (this.early ? 1 : 0));
    return sequence;
  }
}

/** Decodes LZW data. @param early whether the code length increases one code early, which is the default */
export function lzw(data: Uint8Array, limit: number, early: boolean): Uint8Array {
  const parts: Uint8Array[] = [];
  const table = new CodeTable(early);
  let size = 0;
  let buffer = 0;
  let bitsInBuffer = 0;
  for (const byte of data) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bitsInBuffer += 8;
    if (bitsInBuffer < table.codeLength) continue;
    bitsInBuffer -= table.codeLength;
    const code = (buffer >> bitsInBuffer) & ((1 << table.codeLength) - 1);
    if (code === EOD) break;
    if (code === CLEAR) {
      table.clear();
      continue;
    }
    const sequence = table.decode(code);
    if (!sequence) break;
    parts.push(sequence);
    size += sequence.length;
    if (size > limit) throw new LimitError('bytes');
  }
  return join(parts);
}
