/** Determines the type of a file from its first bytes, never from its name. */
import {Refusal} from './refusal.ts';

export type FileType = 'pdf' | 'office';

const SEARCH_BYTES = 1024;

const contains = (bytes: Uint8Array, word: string): boolean =>
  String.fromCharCode(...bytes).includes(word);

/** Name of the stream that contains an encrypted Office file (MS-OFFCRYPTO, 2.3.4.4), as bytes of UTF-16. */
const ENCRYPTED_PACKAGE = Uint8Array.from('EncryptedPackage'.replaceAll(/./g, '$&\0'), (byte) =>
  byte.charCodeAt(0),
);

/** Returns whether an OLE file contains an Office file that is locked by a password. */
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

/** Returns the type of a file. @throws Refusal if it is neither a PDF nor an Office file */
export function fileTypeOf(bytes: Uint8Array): FileType {
  if (bytes.length === 0) throw new Refusal('empty');
  const [a, b, c, d] = bytes;
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) {
    if (contains(bytes.subarray(0, SEARCH_BYTES), 'vnd.oasis.opendocument')) {
      throw new Refusal('openDocument');
    }
    return 'office';
  }
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) {
    throw new Refusal(isEncryptedOffice(bytes) ? 'password' : 'oldOffice');
  }
  if (contains(bytes.subarray(0, SEARCH_BYTES), '%PDF-')) return 'pdf';
  // A file that lost its beginning is recognised by its end.
  if (contains(bytes.subarray(Math.max(0, bytes.length - SEARCH_BYTES)), 'startxref')) return 'pdf';
  throw new Refusal('notADocument');
}
