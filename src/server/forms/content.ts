/** Compares a file's content with its extension. It does not find viruses; the scanner does. */
import {fromBufferPromise} from 'yauzl';
import {FILE_TYPES} from '../../forms';

/** A pattern for the beginning of a file, or a function that reads all of it. */
type Check = RegExp | ((bytes: Buffer) => boolean | Promise<boolean>);

/** Number of bytes, read as Latin-1, that patterns search. Many PDFs have other data before their header. */
const HEADER = 1024;

const OLE2 = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;
const RTF = /^\{\\rtf/;
const JPEG = /^\xff\xd8\xff/;
const TIFF = /^(?:II[*+]\0|MM\0[*+])/;
// The first box of an ISO media file lists its brands.
const HEIF = /^[^]{4}ftyp(?:[^]{4}){0,15}?(?:hei[cmsx]|hev[cx]|m[is]f1)/;

const begins = (bytes: Buffer, start: RegExp) => start.test(bytes.toString('latin1', 0, HEADER));

/** Returns a check for an old Office document: it has a stream with one of these names. */
function oldOffice(...streams: readonly string[]) {
  const names = streams.map((name) => Buffer.from(name, 'utf16le'));
  return (bytes: Buffer) => begins(bytes, OLE2) && names.some((name) => bytes.includes(name));
}

/** As in the document check: 1,900 slides with notes and pictures have fewer. */
const MAX_ENTRIES = 10_000;
/** Largest unpacked size of all entries together, in bytes, as the zip's central directory states it. */
const MAX_UNPACKED = 100 * 1024 * 1024;

/** Returns the names in a zip file; none if it is not a zip file, is encrypted, or unpacks to too much. */
async function namesInZip(bytes: Buffer): Promise<readonly string[]> {
  try {
    const zip = await fromBufferPromise(bytes, {lazyEntries: true, autoClose: false});
    if (zip.entryCount > MAX_ENTRIES) return [];
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

/** Returns a check for an Office document. @param main matches the main part's name, which some programs number */
function office(main: RegExp): Check {
  return async (bytes) => {
    const names = await namesInZip(bytes);
    return names.includes('[Content_Types].xml') && names.some((name) => main.test(name));
  };
}

function openDocument(extension: string): Check {
  return async (bytes) => {
    const names = await namesInZip(bytes);
    if (!names.includes('content.xml') || !names.includes('META-INF/manifest.xml')) return false;
    // If the first entry is "mimetype", it is uncompressed and names the type.
    const start = bytes.toString('latin1', 30, 120);
    return !start.startsWith('mimetype') || start.startsWith(`mimetype${FILE_TYPES[extension]}`);
  };
}

// Not in decoded text. Allowed: \x1a, which ends DOS files, and \x1b, which ISO-2022-JP uses.
const CONTROL = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

function isText(bytes: Buffer): boolean {
  // "Unicode" and "Unicode big endian" in Notepad.
  const byteOrderMarks: Record<string, string> = {'\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be'};
  const encoding = byteOrderMarks[bytes.toString('latin1', 0, 2)] ?? 'latin1';
  return !CONTROL.test(new TextDecoder(encoding).decode(bytes));
}

const CHECKS: Readonly<Record<string, Check>> = {
  // Data before the header is allowed and common, but not the header of another type.
  '.pdf': /^(?!\s*<|PK|MZ|GIF8|\x7fELF|\xff\xd8\xff|\x89PNG|#!|RIFF)[^]*%PDF-/,
  // Word has saved RTF with this extension, and still opens it.
  '.doc': (bytes) => begins(bytes, RTF) || oldOffice('WordDocument')(bytes),
  '.ppt': oldOffice('PowerPoint Document'),
  '.xls': oldOffice('Workbook', 'Book'),
  '.docx': office(/^word\/document\d*\.xml$/i),
  '.xlsx': office(/^xl\/workbook\d*\.xml$/i),
  '.pptx': office(/^ppt\/presentation\d*\.xml$/i),
  '.odt': openDocument('.odt'),
  '.ods': openDocument('.ods'),
  '.odp': openDocument('.odp'),
  '.rtf': RTF,
  '.csv': isText,
  '.txt': isText,
  '.jpg': JPEG,
  '.jpeg': JPEG,
  '.jfif': JPEG,
  '.png': /^\x89PNG\r\n\x1a\n/,
  '.gif': /^GIF8[79]a/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftyp(?:[^]{4}){0,15}?avi[fs]/,
  '.heic': HEIF,
  '.heif': HEIF,
  '.tif': TIFF,
  '.tiff': TIFF,
  // Bytes 14 to 17: the size of the bitmap header, which depends on its version.
  '.bmp': /^BM[^]{12}[\x0c(48@l|]\0\0\0/,
};

/** Returns true if the content is of the type that `extension` states. */
export async function matchesExtension(extension: string, content: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const check = CHECKS[extension];
  if (check instanceof RegExp) return begins(bytes, check);
  return (await check?.(bytes)) ?? false;
}
