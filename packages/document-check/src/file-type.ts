/** Determines the type of a file from its first bytes, never from its name. */
import {Refusal} from './refusal.ts';

export type FileType = 'pdf' | 'office';

const SEARCH_BYTES = 1024;

/** First bytes of a zip archive, which Office files are. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** First bytes of an OLE file: an Office file before 2007, or an encrypted one. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const contains = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes).includes(word);

/** Name of the stream that contains an encrypted Office file (MS-OFFCRYPTO, 2.3.4.4), as bytes of UTF-16. */
const ENCRYPTED_PACKAGE = Uint8Array.from('EncryptedPackage'.replaceAll(/./g, '$&\0'), (byte) =>
  byte.charCodeAt(0),
);

/** Whether an OLE file contains an Office file that is locked by a password. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  const [first = 0] = ENCRYPTED_PACKAGE;
  let at = bytes.indexOf(first);
  while (at >= 0) {
    const start = at;
    if (ENCRYPTED_PACKAGE.every((byte, index) => bytes[start + index] === byte)) return true;
    at = bytes.indexOf(first, at + 1);
  }
  return false;
}

function isPdf(start: Uint8Array, end: Uint8Array): boolean {
  // A file that lost its beginning is recognised by its end.
  return contains(start, '%PDF-') || contains(end, 'startxref');
}

/** @throws Refusal if the file is neither a PDF nor an Office file */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new Refusal('empty');
  const start = bytes.subarray(0, SEARCH_BYTES);
  if (beginsWith(bytes, ZIP)) {
    if (contains(start, 'vnd.oasis.opendocument')) throw new Refusal('openDocument');
    return 'office';
  }
  if (beginsWith(bytes, OLE)) {
    throw new Refusal(isEncryptedOffice(bytes) ? 'password' : 'oldOffice');
  }
  if (isPdf(start, bytes.subarray(-SEARCH_BYTES))) return 'pdf';
  throw new Refusal('notADocument');
}
