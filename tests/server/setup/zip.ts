/** Writes zip files, honest and other ones: every field of the directory can be made to lie. */
import {crc32, deflateRawSync} from 'node:zlib';

export interface ZipEntry {
  name: string;
  content?: string | Buffer;
  /** Packs the content in earnest. */
  deflated?: boolean;
  /** What the directory says, when that is not the truth. */
  uncompressedSize?: number;
  compressedSize?: number;
  encrypted?: boolean;
  method?: number;
  /** Name of an earlier entry with the same content: the directory has two, the file one. */
  shares?: string;
  /** Unix mode, such as 0o120777 for a symbolic link. */
  mode?: number;
}

/** A zip file with these entries, stored without compression unless they say otherwise. */
export function zipFile(entries: readonly (ZipEntry | string)[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets = new Map<string, number>();
  let offset = 0;
  for (const entry of entries) {
    const {
      name,
      content = 'x',
      encrypted = false,
      deflated = false,
      method = deflated ? 8 : 0,
      mode = 0o100644,
      ...lies
    } = typeof entry === 'string' ? {name: entry} : entry;
    const original = Buffer.from(content);
    const bytes = deflated ? deflateRawSync(original) : original;
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    // Bit 11: names are UTF-8.
    common.writeUInt16LE((encrypted ? 1 : 0) | 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc32(original), 10);
    common.writeUInt32LE(lies.compressedSize ?? bytes.length, 14);
    common.writeUInt32LE(lies.uncompressedSize ?? original.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const shared = offsets.get(lies.shares ?? '');
    offsets.set(name, shared ?? offset);
    if (shared === undefined) files.push(Buffer.from('PK\x03\x04'), common, nameBytes, bytes);

    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(shared ?? offset, 10);
    // Made on Unix, so that the mode counts.
    directory.push(Buffer.from('PK\x01\x02\x14\x03'), common, rest, nameBytes);
    if (shared === undefined) offset += 30 + nameBytes.length + bytes.length;
  }
  const size = directory.reduce((sum, {length}) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
