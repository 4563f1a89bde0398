/**
 * Reads zip archives: APPNOTE 6.3, without encryption, which Office programs do not write. Programs that export
 * documents as a stream write zip64.
 */
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {inflateRaw} from '../pdf/filters/flate.ts';
import {Refusal} from '../refusal.ts';
import {CONTENT_TYPES, isSupported, MAX_UNPACKED} from './standard-package.ts';

/** With more entries than this, an archive is not read. 1,900 slides with notes and pictures have fewer. */
const MAX_ENTRIES = 10_000;
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
/** The two records of zip64, with their lengths in bytes, stand before the end record. */
const ZIP64_END = {signature: 0x06064b50, length: 56} as const;
const ZIP64_LOCATOR = {signature: 0x07064b50, length: 20} as const;
/** The id of an entry's extra field with the numbers of zip64. */
const ZIP64_EXTRA = 0x0001;
/** Stands for a number that is in the extra field. */
const IN_EXTRA = 0xffffffff;
/** The type of symbolic links in a Unix mode, which is the upper half of the external attributes. */
const FILE_TYPE = 0o170000;
const LINK_TYPE = 0o120000;

/** Offsets of fields in the end record, and its length (APPNOTE, 4.3.16). */
const END = {count: 10, directory: 16, commentLength: 20, length: 22} as const;
/** The same in its record of zip64 (4.3.14), and in the locator of that (4.3.15). */
const ZIP64 = {count: 32, directory: 48} as const;
const LOCATOR = {end: 8} as const;
/** The same in an entry of the central directory (4.3.12): name, extra fields and comment follow it. */
const ENTRY = {
  method: 10,
  packed: 20,
  unpacked: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  unixMode: 40,
  header: 42,
  length: 46,
} as const;
/** The same in the header before an entry's content (4.3.7). */
const HEADER = {nameLength: 26, extraLength: 28, length: 30} as const;

/** How far from the end the last record can begin: its own length and the longest comment. */
const END_SEARCH = 65_535 + END.length;

export class Zip {
  /** Name in lower case → offset of the entry's record in the central directory. */
  private readonly entries = new Map<string, number>();
  private readonly view: DataView;
  /**
   * Whether other programs and our forms would accept the archive. Properties that only attackers use are not
   * checked: path traversal (`../`), forged sizes.
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

  private u64(at: number): number {
    return at + 8 <= this.bytes.length ? Number(this.view.getBigUint64(at, true)) : 0;
  }

  private findEnd(): number {
    const {length} = this.bytes;
    for (let at = length - END.length; at >= Math.max(0, length - END_SEARCH); at -= 1) {
      if (this.u32(at) === END_SIGNATURE) return at;
    }
    throw new Refusal('damaged');
  }

  /** Finds the number of entries and the offset of the first. */
  private locateDirectory(end: number): {count: number; offset: number} {
    const locator = end - ZIP64_LOCATOR.length;
    const zip64 = this.u64(locator + LOCATOR.end);
    const hasZip64 =
      locator >= ZIP64_END.length &&
      this.u32(locator) === ZIP64_LOCATOR.signature &&
      this.u32(zip64) === ZIP64_END.signature;
    return hasZip64
      ? {count: this.u64(zip64 + ZIP64.count), offset: this.u64(zip64 + ZIP64.directory)}
      : {count: this.u16(end + END.count), offset: this.u32(end + END.directory)};
  }

  /** Reads the sizes of an entry in bytes, and the offset of its local header. */
  private placeOf(at: number): {unpacked: number; packed: number; header: number} {
    const place = {
      unpacked: this.u32(at + ENTRY.unpacked),
      packed: this.u32(at + ENTRY.packed),
      header: this.u32(at + ENTRY.header),
    };
    let extra = at + ENTRY.length + this.u16(at + ENTRY.nameLength);
    const end = extra + this.u16(at + ENTRY.extraLength);
    while (extra + 4 <= end && this.u16(extra) !== ZIP64_EXTRA) {
      extra += 4 + this.u16(extra + 2);
    }
    if (extra + 4 > end) return place;
    // It contains only the numbers that are missing in the entry, in this order.
    let next = extra + 4;
    for (const name of ['unpacked', 'packed', 'header'] as const) {
      if (place[name] === IN_EXTRA && next + 8 <= end) {
        place[name] = this.u64(next);
        next += 8;
      }
    }
    return place;
  }

  private readDirectory(end: number): void {
    const decoder = new TextDecoder();
    const {count, offset} = this.locateDirectory(end);
    if (count > MAX_ENTRIES) throw new LimitError('steps');
    let at = offset;
    let unpacked = 0;
    for (let i = 0; i < count && this.u32(at) === CENTRAL_SIGNATURE; i += 1) {
      const start = at + ENTRY.length;
      const nameEnd = start + this.u16(at + ENTRY.nameLength);
      const name = decoder.decode(this.bytes.subarray(start, nameEnd)).replaceAll('\\', '/');
      this.entries.set(name.toLowerCase(), at);
      unpacked += this.placeOf(at).unpacked;
      const isLink = (this.u16(at + ENTRY.unixMode) & FILE_TYPE) === LINK_TYPE;
      if (isLink || !isSupported(this.u16(at + ENTRY.method))) this.isStandard = false;
      at = nameEnd + this.u16(at + ENTRY.extraLength) + this.u16(at + ENTRY.commentLength);
    }
    // If two parts have the same name, programs differ in which one they open.
    const hasDuplicates = this.entries.size !== count;
    const hasTypes = this.entries.has(CONTENT_TYPES.toLowerCase());
    const isLarge = unpacked > MAX_UNPACKED;
    const endsAfterComment =
      end + END.length + this.u16(end + END.commentLength) === this.bytes.length;
    if (hasDuplicates || !hasTypes || isLarge || !endsAfterComment) this.isStandard = false;
  }

  /** Reads the content of an entry; names are case-insensitive, as in Office programs. */
  read(name: string): Uint8Array | undefined {
    const at = this.entries.get(name.toLowerCase());
    if (at === undefined) return undefined;
    const method = this.u16(at + ENTRY.method);
    const {packed, header} = this.placeOf(at);
    const start =
      header +
      HEADER.length +
      this.u16(header + HEADER.nameLength) +
      this.u16(header + HEADER.extraLength);
    const data = this.bytes.subarray(start, start + packed);
    if (!isSupported(method)) return undefined;
    const out = method === 0 ? data : inflateRaw(data, this.budget.limits.streamBytes);
    this.budget.addBytes(out.length);
    return out;
  }
}
