/** Reads zip archives: APPNOTE 6.3, without zip64 or encryption, which Office programs do not write. */
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {inflateRaw} from '../pdf/filters/flate.ts';
import {Refusal} from '../refusal.ts';
import {CONTENT_TYPES, isSupported, MAX_UNPACKED} from './standard-package.ts';

/** With more entries than this, an archive is not read. 1,900 slides with notes and pictures have fewer. */
const MAX_ENTRIES = 10_000;
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
/** How far from the end the last record can begin: its own length and the longest comment. */
const END_SEARCH = 65_535 + 22;

export class Zip {
  /** Name in lower case → offset of the entry's record in the central directory. */
  private readonly entries = new Map<string, number>();
  private readonly view: DataView;
  /**
   * Whether other programs and our forms would accept the archive. Properties that only attackers use are not
   * checked: symbolic links, path traversal (`../`), forged sizes.
   */
  isStandard = true;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly budget: Budget,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.readDirectory(this.findEnd());
  }

  private u16(at: number): number {
    return at + 2 <= this.bytes.length ? this.view.getUint16(at, true) : 0;
  }

  private u32(at: number): number {
    return at + 4 <= this.bytes.length ? this.view.getUint32(at, true) : 0;
  }

  private findEnd(): number {
    const {length} = this.bytes;
    for (let at = length - 22; at >= Math.max(0, length - END_SEARCH); at -= 1) {
      if (this.u32(at) === END_SIGNATURE) return at;
    }
    throw new Refusal('damaged');
  }

  private readDirectory(end: number): void {
    const decoder = new TextDecoder();
    const count = this.u16(end + 10);
    if (count > MAX_ENTRIES) throw new LimitError('steps');
    let at = this.u32(end + 16);
    let unpacked = 0;
    for (let i = 0; i < count && this.u32(at) === CENTRAL_SIGNATURE; i += 1) {
      const raw = decoder.decode(this.bytes.subarray(at + 46, at + 46 + this.u16(at + 28)));
      const name = raw.replaceAll('\\', '/');
      this.entries.set(name.toLowerCase(), at);
      unpacked += this.u32(at + 24);
      if (!isSupported(this.u16(at + 10))) this.isStandard = false;
      at += 46 + this.u16(at + 28) + this.u16(at + 30) + this.u16(at + 32);
    }
    // If two parts have the same name, programs differ in which one they open.
    const hasDuplicates = this.entries.size !== count;
    const hasTypes = this.entries.has(CONTENT_TYPES.toLowerCase());
    const isLarge = unpacked > MAX_UNPACKED;
    const endsAfterComment = end + 22 + this.u16(end + 20) === this.bytes.length;
    if (hasDuplicates || !hasTypes || isLarge || !endsAfterComment) this.isStandard = false;
  }

  /** Returns the content of an entry; names are case-insensitive, as in Office programs. */
  read(name: string): Uint8Array | undefined {
    const at = this.entries.get(name.toLowerCase());
    if (at === undefined) return undefined;
    const [method, header] = [this.u16(at + 10), this.u32(at + 42)];
    const start = header + 30 + this.u16(header + 26) + this.u16(header + 28);
    const data = this.bytes.subarray(start, start + this.u32(at + 20));
    if (!isSupported(method)) return undefined;
    const out = method === 0 ? data : inflateRaw(data, this.budget.limits.streamBytes);
    this.budget.addBytes(out.length);
    return out;
  }
}
