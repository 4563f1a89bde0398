/** Tells whether a file's content is what its extension says. The virus scanner does the rest. */
import {fromBufferPromise} from 'yauzl';
import {FILE_TYPES} from '../../forms';

type Check = (bytes: Buffer) => boolean | Promise<boolean>;

const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

function startsWith(...starts: readonly string[]): (bytes: Buffer) => boolean {
  return (bytes) => starts.some((start) => textAt(bytes, 0, start.length) === start);
}

const isOle2 = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const isRtf = startsWith('{\\rtf');
const isJpeg = startsWith('\xff\xd8\xff');
const isTiff = startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+');

/** An old Office document has a stream of one of these names. */
function oldOffice(...streams: readonly string[]): Check {
  const names = streams.map((name) => Buffer.from(name, 'utf16le'));
  return (bytes) => isOle2(bytes) && names.some((name) => bytes.includes(name));
}

/** A presentation of a thousand slides with pictures has fewer entries. */
const MOST_ENTRIES = 2000;
/** Largest unpacked size of all entries together, in bytes, as the directory states it. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Returns the names in a zip file, undefined when it is none, is encrypted, or unpacks to too much. */
async function namesInZip(bytes: Buffer): Promise<ReadonlySet<string> | undefined> {
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

/** @param main name of the part that the document begins with; some writers number it */
function office(main: RegExp): Check {
  return async (bytes) => {
    const names = await namesInZip(bytes);
    return Boolean(names?.has('[Content_Types].xml') && [...names].some((name) => main.test(name)));
  };
}

function openDocument(extension: string): Check {
  return async (bytes) => {
    const names = await namesInZip(bytes);
    if (!names?.has('content.xml') || !names.has('META-INF/manifest.xml')) return false;
    // OpenDocument states its type, unpacked, at the very beginning.
    if (textAt(bytes, 30, 38) !== 'mimetype') return true;
    return textAt(bytes, 38, 38 + 80).startsWith(FILE_TYPES[extension] ?? '');
  };
}

/** The first box of an ISO media file names its brands. */
function isoImage(...brands: readonly string[]): Check {
  return (bytes) => {
    if (textAt(bytes, 4, 8) !== 'ftyp') return false;
    const end = Math.min(bytes.readUInt32BE(0), 256);
    for (let at = 8; at + 4 <= end; at += 4) {
      // The four bytes after the major brand are its version.
      if (at !== 12 && brands.includes(textAt(bytes, at, at + 4))) return true;
    }
    return false;
  };
}
const isHeif = isoImage('heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1');

/** Something before the header is allowed, and common; the beginning of another type is neither. */
function isPdf(bytes: Buffer): boolean {
  const head = textAt(bytes, 0, 1024);
  const other = /^(?:\s*<|PK|MZ|GIF8|\x7fELF|\xff\xd8\xff|\x89PNG|#!|RIFF)/;
  return head.includes('%PDF-') && !other.test(head);
}

const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);

// Control characters that no text of any encoding contains, apart from those of layout.
const CONTROL = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

function isText(bytes: Buffer): boolean {
  const mark = textAt(bytes, 0, 2);
  // Notepad's "Unicode", and its "Unicode big endian".
  if (mark === '\xff\xfe') return !CONTROL.test(bytes.toString('utf16le', 2));
  if (mark === '\xfe\xff') return bytes.length % 2 === 0 && !bytes.includes('\0\0');
  return !CONTROL.test(bytes.toString('latin1'));
}

const CHECKS: Readonly<Record<string, Check>> = {
  '.pdf': isPdf,
  // Word itself wrote RTF under this name, and still opens it.
  '.doc': (bytes) => isRtf(bytes) || oldOffice('WordDocument')(bytes),
  '.ppt': oldOffice('PowerPoint Document'),
  '.xls': oldOffice('Workbook', 'Book'),
  '.docx': office(/^word\/document\d*\.xml$/i),
  '.xlsx': office(/^xl\/workbook\d*\.xml$/i),
  '.pptx': office(/^ppt\/presentation\d*\.xml$/i),
  ...Object.fromEntries(['.odt', '.ods', '.odp'].map((name) => [name, openDocument(name)])),
  '.rtf': isRtf,
  '.csv': isText,
  '.txt': isText,
  ...Object.fromEntries(['.jpg', '.jpeg', '.jfif'].map((name) => [name, isJpeg])),
  '.png': startsWith('\x89PNG\r\n\x1a\n'),
  '.gif': startsWith('GIF87a', 'GIF89a'),
  '.webp': (bytes) => startsWith('RIFF')(bytes) && textAt(bytes, 8, 12) === 'WEBP',
  '.avif': isoImage('avif', 'avis'),
  '.heic': isHeif,
  '.heif': isHeif,
  '.tif': isTiff,
  '.tiff': isTiff,
  '.bmp': (bytes) =>
    startsWith('BM')(bytes) && bytes.length > 26 && BMP_HEADERS.has(bytes.readUInt32LE(14)),
};

/** Returns false when the content is something else than `extension` says. */
export async function isWhatItSays(extension: string, content: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return (await CHECKS[extension]?.(bytes)) ?? false;
}
