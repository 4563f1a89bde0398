/** Reads a file in full, after its kind was found. It does not find viruses; the scanner does. */
import {fromBufferPromise} from 'yauzl';
import {MAX_PARTS, type FileKindName} from '../../forms/index.ts';
import {isText} from '../../forms/read-file-kind.ts';

/** Largest unpacked size of all entries together, in bytes, as the zip's central directory states it. */
const MAX_UNPACKED = 100 * 1024 * 1024;

/** Returns the names in a zip file; none if it is not a zip file, is encrypted, or unpacks to too much. */
async function namesInZip(bytes: Buffer): Promise<readonly string[]> {
  try {
    const zip = await fromBufferPromise(bytes, {lazyEntries: true, autoClose: false});
    if (zip.entryCount > MAX_PARTS) return [];
    const names: string[] = [];
    let unpacked = 0;
    // yauzl throws for names with "..", drive letters, or a slash in front.
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (entry.isEncrypted() || unpacked > MAX_UNPACKED) return [];
      names.push(entry.fileName);
    }
    return names;
  } catch {
    return [];
  }
}

/** Parts that a document has. The main part's name, which some programs number, decided on its kind. */
const OFFICE_PARTS: readonly string[] = ['[Content_Types].xml'];
const OPEN_DOCUMENT_PARTS: readonly string[] = ['content.xml', 'META-INF/manifest.xml'];

const PARTS: Readonly<Partial<Record<FileKindName, readonly string[]>>> = {
  word: OFFICE_PARTS,
  powerpoint: OFFICE_PARTS,
  excel: OFFICE_PARTS,
  odt: OPEN_DOCUMENT_PARTS,
  odp: OPEN_DOCUMENT_PARTS,
  ods: OPEN_DOCUMENT_PARTS,
};

/** Returns true if a file of this kind is neither damaged nor encrypted, as far as its structure shows. */
export async function isReadable(kind: FileKindName, content: Uint8Array): Promise<boolean> {
  if (kind === 'text') return isText(content);
  const parts = PARTS[kind];
  if (!parts) return true;
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const names = await namesInZip(bytes);
  return parts.every((part) => names.includes(part));
}
