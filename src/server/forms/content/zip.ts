/** Looks through a zip file under limits: its names, its true size, and the texts that were asked for. */
import {Writable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {fromBufferPromise, type Entry, type ZipFile} from 'yauzl';
import {isPacking, MOST_ENTRIES, MOST_UNPACKED} from '../../../documents/office/usual';

/** Bytes of one text that are read, and of all of them. */
export const LONGEST_TEXT = 512 * 1024;
const LONGEST_TEXTS = 4 * 1024 * 1024;

const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

export interface Zip {
  names: ReadonlySet<string>;
  /** Those that were asked for, by name. */
  texts: ReadonlyMap<string, Buffer>;
  /** Whether a text was too long to be read. */
  unread: boolean;
}

/**
 * Undefined when it is no zip file, is locked, unpacks to too much or to something else than it
 * says, or names anything outside itself. Nothing but the wanted texts is kept in memory.
 */
export async function readZip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
): Promise<Zip | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, {lazyEntries: true, autoClose: false});
    const entries = await listed(zip, bytes.length);
    if (!entries) return undefined;
    const texts = new Map<string, Buffer>();
    let left = LONGEST_TEXTS;
    let unread = false;
    for (const [name, entry] of entries) {
      const keep = isWanted(name) && entry.uncompressedSize <= Math.min(LONGEST_TEXT, left);
      if (isWanted(name) && !keep) unread = true;
      // What is stored as it is cannot lie about its size.
      if (!keep && entry.compressionMethod === 0) continue;
      const content = await unpack(zip, entry, keep);
      if (!keep) continue;
      texts.set(name, content);
      left -= content.length;
    }
    return {names: new Set(entries.keys()), texts, unread};
  } catch {
    return undefined;
  }
}

async function listed(zip: ZipFile, size: number): Promise<Map<string, Entry> | undefined> {
  if (zip.entryCount > MOST_ENTRIES) return undefined;
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  // yauzl itself throws for names with "..", drive letters, or a slash in front.
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    const refused =
      entry.isEncrypted() ||
      !isPacking(entry.compressionMethod) ||
      mode === SYMBOLIC_LINK ||
      unpacked > MOST_UNPACKED ||
      // Entries that share their bytes are how small bombs become large.
      packed > size ||
      // Two readers would open two different files.
      entries.has(entry.fileName);
    if (refused) return undefined;
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** @throws Error from yauzl at the first byte that is more, or fewer, than the directory says. */
async function unpack(zip: ZipFile, entry: Entry, keep: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (keep) chunks.push(chunk);
      done();
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), sink);
  return Buffer.concat(chunks);
}
