/**
 * The one table of accepted files: what each is known by, and what in it is worth a warning. Signs
 * only: a file without warnings is not thereby safe, since whoever hides something can hide the
 * sign as well.
 */
import {holds, startsWith, textAt, type Check} from './bytes';
import {CONTENT_TYPES, MAIN_PART} from '../../../documents/office/usual';
import {FILE_TYPES} from '../../../forms';
import * as office from './office';
import * as openDocument from './open-document';
import {pdfSigns} from './pdf';
import {rtfSigns} from './rtf';
import * as is from './signatures';
import {csvSigns, hasMacroSheet} from './spreadsheet';
import type {Zip} from './zip';

export type Sign =
  | 'macros'
  | 'script'
  | 'starts a program'
  | 'embedded file'
  | 'external link'
  | 'formulas'
  | 'locked'
  | 'archive at its end'
  | 'not looked into: too long';

type Signs = ReadonlySet<Sign>;

/** What makes a zip file a document, and what to read in it. */
interface Package {
  isDocument: (zip: Zip, bytes: Buffer) => boolean;
  isTelling: (name: string) => boolean;
  signs: (zip: Zip) => Signs;
}

export interface Kind {
  is: Check;
  package?: Package;
  signs?: (bytes: Buffer) => Signs | Promise<Signs>;
}

/** @param main name of the part that the document begins with */
function officePackage(main: RegExp): Kind {
  return {
    is: is.zip,
    package: {
      isDocument: ({names}) =>
        names.has(CONTENT_TYPES) && [...names].some((name) => main.test(name)),
      isTelling: office.isTelling,
      signs: office.officeSigns,
    },
  };
}

function openPackage(extension: string): Kind {
  return {
    is: is.zip,
    package: {
      isDocument({names}, bytes) {
        if (!names.has('content.xml') || !names.has('META-INF/manifest.xml')) return false;
        // OpenDocument writes its type, unpacked, at the very beginning.
        const stated =
          textAt(bytes, 30, 38) === 'mimetype' ? textAt(bytes, 38, 38 + 80) : undefined;
        return stated?.startsWith(FILE_TYPES[extension] ?? '') ?? true;
      },
      isTelling: openDocument.isTelling,
      signs: openDocument.openDocumentSigns,
    },
  };
}

const hasBasic = holds('utf16le', '_VBA_PROJECT');
const hasObject = holds('utf16le', '\x01Ole10Native', '\x01Ole');

function oldOfficeSigns(bytes: Buffer): Set<Sign> {
  const found = new Set<Sign>();
  if (hasBasic(bytes)) found.add('macros');
  if (hasObject(bytes)) found.add('embedded file');
  return found;
}

/** By extension. */
export const KINDS: Readonly<Record<string, Kind>> = {
  '.pdf': {is: is.pdf, signs: pdfSigns},
  '.doc': {
    // Word itself wrote RTF under this name, and still opens it.
    is: (bytes) => is.rtf(bytes) || is.office('WordDocument')(bytes),
    signs: (bytes) => (is.rtf(bytes) ? rtfSigns : oldOfficeSigns)(bytes),
  },
  '.ppt': {is: is.office('PowerPoint Document'), signs: oldOfficeSigns},
  '.xls': {
    is: is.office('Workbook', 'Book'),
    signs: (bytes) =>
      hasMacroSheet(bytes) ? oldOfficeSigns(bytes).add('macros') : oldOfficeSigns(bytes),
  },
  '.docx': officePackage(MAIN_PART.word),
  '.xlsx': officePackage(/^xl\/workbook\d*\.xml$/i),
  '.pptx': officePackage(MAIN_PART.powerpoint),
  '.odt': openPackage('.odt'),
  '.ods': openPackage('.ods'),
  '.odp': openPackage('.odp'),
  '.rtf': {is: is.rtf, signs: rtfSigns},
  '.csv': {is: is.plainText, signs: csvSigns},
  '.txt': {is: is.plainText},
  '.jpg': {is: is.jpeg},
  '.jpeg': {is: is.jpeg},
  '.jfif': {is: is.jpeg},
  '.png': {is: startsWith('\x89PNG\r\n\x1a\n')},
  '.gif': {is: startsWith('GIF87a', 'GIF89a')},
  '.webp': {is: is.webp},
  '.avif': {is: is.isoImage('avif', 'avis')},
  '.heic': {is: is.heif},
  '.heif': {is: is.heif},
  '.tif': {is: is.tiff},
  '.tiff': {is: is.tiff},
  '.bmp': {is: is.bmp},
};
