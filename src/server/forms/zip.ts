/** Reads the directory of a zip file, and never unpacks it. */
import {fromBufferPromise} from 'yauzl';

/** A presentation of a thousand slides with pictures has fewer entries. */
const MOST_ENTRIES = 2000;
/** What all entries may become when somebody unpacks them, in bytes, as the directory states it. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Returns the names in it; undefined when it is no zip file, is encrypted, or unpacks to too much. */
export async function namesInZip(bytes: Buffer): Promise<ReadonlySet<string> | undefined> {
  try {
    const zip = await fromBufferPromise(bytes, {lazyEntries: true, autoClose: false});
    if (zip.entryCount > MOST_ENTRIES) return undefined;
    const names = new Set<string>();
    let unpacked = 0;
    // yauzl throws for names with "..", drive letters, or a slash in front.
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (entry.isEncrypted() || unpacked > MOST_UNPACKED) return undefined;
      names.add(entry.fileName);
    }
    return names;
  } catch {
    return undefined;
  }
}
