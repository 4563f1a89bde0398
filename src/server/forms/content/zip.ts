/** Reads the table of contents of a zip file, and nothing of its contents. */
import {fromBufferPromise} from 'yauzl';

/** A thousand slides with pictures have fewer. */
export const MOST_ENTRIES = 2000;
/** What all of it may become when somebody unpacks it, in bytes, by its own word. */
export const MOST_UNPACKED = 100 * 1024 * 1024;

const STORED_OR_DEFLATED = new Set([0, 8]);
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

/**
 * The names in a zip file; undefined when it is none, is locked, would unpack to too much, or names
 * anything outside itself. Nothing is unpacked.
 */
export async function zipNames(bytes: Buffer): Promise<ReadonlySet<string> | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, {lazyEntries: true});
    if (zip.entryCount > MOST_ENTRIES) return undefined;
    const names = new Set<string>();
    let packed = 0;
    let unpacked = 0;
    // yauzl itself throws for names with "..", drive letters, or a slash in front.
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
      const refused =
        entry.isEncrypted() ||
        !STORED_OR_DEFLATED.has(entry.compressionMethod) ||
        mode === SYMBOLIC_LINK ||
        unpacked > MOST_UNPACKED ||
        // Entries that share their bytes are how small bombs become large.
        packed > bytes.length ||
        // Two readers would open two different files.
        names.has(entry.fileName);
      if (refused) return undefined;
      names.add(entry.fileName);
    }
    return names;
  } catch {
    return undefined;
  }
}
