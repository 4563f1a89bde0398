/**
 * Finds out what a file is from its content. Browsers load this module when a file is chosen; the server uses it, too. It does not
 * find damaged files or viruses.
 */
import {FILE_KINDS, MAX_PARTS, extensionOf, type FileKindName} from './file-kinds.ts';

/** A file in a browser or on the server. */
export interface ReadableFile {
  name: string;
  /** In bytes. */
  size: number;
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** Number of bytes that signatures search. Many PDFs have other data before their header. */
const HEADER = 1024;
/** Number of bytes that have to be text in a text file. */
const TEXT_SAMPLE = 64 * 1024;
/** The records after a zip's central directory: two of zip64 with 56 and 20 bytes; one with 22 bytes and a comment. */
const ZIP_END = 56 + 20 + 22 + 0xffff;
/** Largest central directory and largest old Office file that are read, in bytes. */
const MAX_READ = 64 * 1024 * 1024;

interface Signature {
  kind: FileKindName;
  /** Matched against the header, read as Latin-1. */
  pattern: RegExp;
}

/** In the order in which they are tested. */
const SIGNATURES: readonly Signature[] = [
  {kind: 'jpeg', pattern: /^\xff\xd8\xff/},
  {kind: 'png', pattern: /^\x89PNG\r\n\x1a\n/},
  {kind: 'gif', pattern: /^GIF8[79]a/},
  {kind: 'webp', pattern: /^RIFF[^]{4}WEBP/},
  {kind: 'tiff', pattern: /^(?:II[*+]\0|MM\0[*+])/},
  // Bytes 14 to 17: the size of the bitmap header, which depends on its version.
  {kind: 'bmp', pattern: /^BM[^]{12}[\x0c(48@l|]\0\0\0/},
  // The first box of an ISO media file lists its brands.
  {kind: 'avif', pattern: /^[^]{4}ftyp(?:[^]{4}){0,15}?avi[fs]/},
  {kind: 'heic', pattern: /^[^]{4}ftyp(?:[^]{4}){0,15}?(?:hei[cmsx]|hev[cx]|m[is]f1)/},
  {kind: 'video', pattern: /^(?:[^]{4}ftyp|\x1aE\xdf\xa3|RIFF[^]{4}AVI )/},
  {kind: 'audio', pattern: /^(?:ID3|OggS|fLaC|RIFF[^]{4}WAVE|\xff[\xf2\xf3\xfb])/},
  {kind: 'archive', pattern: /^(?:Rar!\x1a|7z\xbc\xaf\x27\x1c|\x1f\x8b|BZh|\xfd7zXZ)/},
  {
    kind: 'program',
    pattern: /^(?:MZ[^]*[\0-\x08]|\x7fELF|[\xca-\xcf][\xfa\xfe][\xba\xed][\xbe\xfa\xfe])/,
  },
  {kind: 'shortcut', pattern: /^(?:L\0\0\0\x01\x14\x02|\[InternetShortcut\]|\s*\{[^}]*"doc_id")/},
  {kind: 'rtf', pattern: /^\{\\rtf/},
  {
    kind: 'svg',
    pattern:
      /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg/i,
  },
  {kind: 'webPage', pattern: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script)/i},
  // Data before the header is allowed and common, but not the header of another type.
  {kind: 'pdf', pattern: /^(?!\s*<|PK|\xd0\xcf\x11\xe0|MZ|#!)[^]*%PDF-/},
];

/** Kinds that are text as well, if the file's name says so. */
const MARKUP: ReadonlySet<FileKindName> = new Set(['svg', 'webPage', 'shortcut']);
const TEXT_NAMES: ReadonlySet<string> = new Set(['.txt', '.csv']);

/** Tested against the names in a zip, in this order. */
const ZIP_SIGNATURES: readonly Signature[] = [
  {kind: 'macros', pattern: /^(?:word|ppt|xl)\/vbaProject\.bin/i},
  {kind: 'word', pattern: /^word\/document\d*\.xml/i},
  {kind: 'powerpoint', pattern: /^ppt\/presentation\d*\.xml/i},
  {kind: 'excel', pattern: /^xl\/workbook\d*\.xml/i},
  {kind: 'apple', pattern: /^(?:Index\/|Index\.zip|index\.(?:xml|apxl))/},
];

/** The type that the first entry of an OpenDocument file or e-book states, uncompressed. */
const STATED: readonly Signature[] = [
  {kind: 'odt', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.text/},
  {kind: 'odp', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/},
  {kind: 'ods', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/},
  {kind: 'epub', pattern: /^mimetypeapplication\/epub\+zip/},
];
/** If it states none, its name decides. */
const OPEN_DOCUMENT = 'META-INF/manifest.xml';
const BY_NAME: Readonly<Record<string, FileKindName>> = {
  '.odt': 'odt',
  '.odp': 'odp',
  '.ods': 'ods',
};

const OLE2 = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;
/** Names of streams in old Office files; those of encrypted ones in the new format come first. */
const STREAMS: ReadonlyArray<{kind: FileKindName; name: string}> = [
  {kind: 'locked', name: 'EncryptedPackage'},
  {kind: 'oldWord', name: 'WordDocument'},
  {kind: 'oldPowerpoint', name: 'PowerPoint Document'},
  {kind: 'oldExcel', name: 'Workbook'},
  {kind: 'oldExcel', name: 'Book'},
];

// Not in decoded text. Allowed: \x1a, which ends DOS files, and \x1b, which ISO-2022-JP uses.
const CONTROL = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

/** Returns the kind of a file. @throws errors of `read`, such as for a file that was moved */
export async function readFileKind(file: ReadableFile): Promise<FileKindName> {
  const header = latin1(await file.read(0, Math.min(HEADER, file.size)));
  if (OLE2.test(header)) return oldOfficeKind(file);
  if (/^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(header)) return zipKind(file, header);
  const found = kindIn(SIGNATURES, header);
  const isNamedText = TEXT_NAMES.has(extensionOf(file.name));
  if (found && !(isNamedText && MARKUP.has(found))) return found;
  return isText(await file.read(0, Math.min(TEXT_SAMPLE, file.size))) ? 'text' : 'unknown';
}

function kindIn(signatures: readonly Signature[], text: string): FileKindName | undefined {
  return signatures.find(({pattern}) => pattern.test(text))?.kind;
}

async function oldOfficeKind({size, read}: ReadableFile): Promise<FileKindName> {
  const text = latin1(await read(0, Math.min(size, MAX_READ)));
  // Names are in UTF-16.
  const found = STREAMS.find(({name}) => text.includes(name.split('').join('\0')));
  return found?.kind ?? 'unknown';
}

async function zipKind(file: ReadableFile, header: string): Promise<FileKindName> {
  const stated = kindIn(STATED, header.slice(30));
  const entries = await zipEntries(file);
  // Its end is missing, or it is not where it should be: the file is damaged.
  if (entries === undefined) return stated ?? 'unknown';
  const kind = stated ?? kindOfEntries(entries, extensionOf(file.name));
  const isAccepted = FILE_KINDS[kind].extensions.length > 0;
  return (isAccepted && unusualKind(entries)) || kind;
}

function kindOfEntries(entries: readonly ZipEntry[], extension: string): FileKindName {
  const found = ZIP_SIGNATURES.find(({pattern}) => entries.some(({name}) => pattern.test(name)));
  if (found) return found.kind;
  const isOpenDocument = entries.some(({name}) => name === OPEN_DOCUMENT);
  return (isOpenDocument && BY_NAME[extension]) || 'archive';
}

/** Returns the kind of a document that programs would not write, and in which scanners may see something else than Office. */
function unusualKind(entries: readonly ZipEntry[]): FileKindName | undefined {
  if (entries.length > MAX_PARTS) return 'tooManyParts';
  if (entries.some(({isLink}) => isLink)) return 'linkedParts';
  // Office programs ignore the case of names.
  const names = new Set(entries.map(({name}) => name.replaceAll('\\', '/').toLowerCase()));
  return names.size < entries.length ? 'duplicateParts' : undefined;
}

interface ZipEntry {
  /** Read as Latin-1. */
  name: string;
  isLink: boolean;
}

const DIRECTORY_ENTRY = 0x02014b50;
/** The length of an entry in the central directory before its name, in bytes. */
const ENTRY_LENGTH = 46;
/** Symbolic links have this type in their Unix mode, which is in the upper half of the external attributes. */
const FILE_TYPE = 0o170000;
const LINK_TYPE = 0o120000;

/** Returns a zip's entries, at most one more than `MAX_PARTS`; undefined if its central directory cannot be read. */
async function zipEntries(file: ReadableFile): Promise<readonly ZipEntry[] | undefined> {
  const bytes = await centralDirectory(file);
  if (bytes === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_LENGTH <= bytes.length && entries.length <= MAX_PARTS) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const otherLength = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const nameAt = at + ENTRY_LENGTH;
    const mode = view.getUint16(at + 40, true);
    entries.push({
      name: latin1(bytes.subarray(nameAt, nameAt + nameLength)),
      isLink: (mode & FILE_TYPE) === LINK_TYPE,
    });
    at = nameAt + nameLength + otherLength;
  }
  return entries;
}

/** Returns the list of a zip's entries; undefined if it cannot be found. */
async function centralDirectory({size, read}: ReadableFile): Promise<Uint8Array | undefined> {
  const start = Math.max(0, size - ZIP_END);
  const bytes = await read(start, size);
  const text = latin1(bytes);
  const end = text.lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Programs that do not know a zip's size when they begin to write it add the records of zip64.
  const hasZip64 = end >= 20 + 56 && text.startsWith('PK\x06\x07', end - 20);
  const zip64 = hasZip64 ? text.lastIndexOf('PK\x06\x06', end - 20 - 56) : -1;
  const length =
    zip64 < 0 ? view.getUint32(end + 12, true) : Number(view.getBigUint64(zip64 + 40, true));
  // Before the end, wherever the zip itself begins.
  const offset = start + (zip64 < 0 ? end : zip64) - length;
  if (offset < 0 || length > MAX_READ) return undefined;
  return read(offset, offset + length);
}

export function isText(bytes: Uint8Array): boolean {
  // "Unicode" and "Unicode big endian" in Notepad.
  const byteOrderMarks: Readonly<Record<string, string>> = {
    '\xff\xfe': 'utf-16le',
    '\xfe\xff': 'utf-16be',
  };
  const encoding = byteOrderMarks[latin1(bytes.subarray(0, 2))];
  return !CONTROL.test(encoding ? new TextDecoder(encoding).decode(bytes) : latin1(bytes));
}

/** Number of arguments that a call can have in every engine. */
const CHUNK = 8192;

/** Returns a string with one character for each byte. `TextDecoder` would read CP1252 in place of Latin-1. */
function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return parts.join('');
}
