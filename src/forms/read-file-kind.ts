/**
 * Finds out what a file is from its content. Browsers load this module when a file is chosen; the server uses it, too. It does not
 * find damaged files or viruses.
 */
import {extensionOf, type FileKindName} from './file-kinds';

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
/** The end of a zip's central directory has 22 bytes and a comment. */
const ZIP_END = 22 + 0xffff;
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

/** The beginning of an entry in a zip's central directory, before its name. */
const ENTRY = 'PK\\x01\\x02[^]{42}';

/** Tested against a zip's central directory, in this order. */
const ZIP_SIGNATURES: readonly Signature[] = [
  {kind: 'macros', pattern: new RegExp(`${ENTRY}(?:word|ppt|xl)/vbaProject\\.bin`, 'i')},
  {kind: 'word', pattern: new RegExp(`${ENTRY}word/document\\d*\\.xml`, 'i')},
  {kind: 'powerpoint', pattern: new RegExp(`${ENTRY}ppt/presentation\\d*\\.xml`, 'i')},
  {kind: 'excel', pattern: new RegExp(`${ENTRY}xl/workbook\\d*\\.xml`, 'i')},
  {kind: 'apple', pattern: new RegExp(`${ENTRY}(?:Index/|Index\\.zip|index\\.(?:xml|apxl))`)},
];

/** The type that the first entry of an OpenDocument file or e-book states, uncompressed. */
const STATED: readonly Signature[] = [
  {kind: 'odt', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.text/},
  {kind: 'odp', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/},
  {kind: 'ods', pattern: /^mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/},
  {kind: 'epub', pattern: /^mimetypeapplication\/epub\+zip/},
];
/** If it states none, its name decides. */
const OPEN_DOCUMENT = new RegExp(`${ENTRY}META-INF/manifest\\.xml`);
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
  if (stated) return stated;
  const names = await centralDirectory(file);
  // Its end is missing, or it is not where it should be: the file is damaged.
  if (names === undefined) return 'unknown';
  const found = kindIn(ZIP_SIGNATURES, names);
  if (found) return found;
  return (OPEN_DOCUMENT.test(names) && BY_NAME[extensionOf(file.name)]) || 'archive';
}

/** Returns the list of a zip's entries as Latin-1; undefined if it cannot be found. */
async function centralDirectory({size, read}: ReadableFile): Promise<string | undefined> {
  const start = Math.max(0, size - ZIP_END);
  const bytes = await read(start, size);
  const end = latin1(bytes).lastIndexOf('PK\x05\x06');
  if (end < 0 || end + 22 > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(end + 12, true);
  // Before the end, wherever the zip itself begins.
  const offset = start + end - length;
  if (offset < 0 || length > MAX_READ) return undefined;
  return latin1(await read(offset, offset + length));
}

/** Returns whether bytes are text in a usual encoding. */
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
