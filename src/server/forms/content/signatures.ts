/** What the beginning of each kind of file looks like, as far as its own bytes tell. */
import {holds, startsWith, textAt, type Check} from './bytes';

export const zip = startsWith('PK\x03\x04');
export const jpeg = startsWith('\xff\xd8\xff');
export const rtf = startsWith('{\\rtf');
export const tiff = startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+');
const ole2 = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** An old Office document has a stream of this name; a locked or renamed one has not. */
export function office(...streams: readonly string[]): Check {
  const named = holds('utf16le', ...streams);
  return (bytes) => ole2(bytes) && named(bytes);
}

/** The first box of an ISO media file names its brands. */
export function isoImage(...brands: readonly string[]): Check {
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

const HEIF = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
export const heif = isoImage(...HEIF);

/** Something before the header is allowed, and common; the beginning of another type is neither. */
export const pdf: Check = (bytes) => {
  const head = textAt(bytes, 0, 1024);
  const start = head.indexOf('%PDF-');
  return start >= 0 && !/^(?:\s*<|PK|MZ|GIF8|\x7fELF|\xff\xd8\xff|\x89PNG|#!|RIFF)/.test(head);
};

const BMP_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);
export const bmp: Check = (bytes) =>
  textAt(bytes, 0, 2) === 'BM' && bytes.length > 26 && BMP_HEADERS.has(bytes.readUInt32LE(14));

// What no text file of any encoding has: the control characters that are not layout.
const CONTROL = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

export const plainText: Check = (bytes) => {
  const mark = textAt(bytes, 0, 2);
  // Notepad's "Unicode".
  if (mark === '\xff\xfe') return !CONTROL.test(bytes.toString('utf16le', 2));
  if (mark === '\xfe\xff') return bytes.length % 2 === 0 && !holds('latin1', '\0\0')(bytes);
  return !CONTROL.test(bytes.toString('latin1'));
};

export const webp: Check = (bytes) =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP';
