/** The smallest file of each accepted type that is what its name says. */
import {FILE_TYPES} from '../../../src/forms';
import {zipFile, type ZipEntry} from './zip';

const OFFICE_PARTS: Readonly<Record<string, string>> = {
  '.docx': 'word/document.xml',
  '.xlsx': 'xl/workbook.xml',
  '.pptx': 'ppt/presentation.xml',
};

/** A .docx, .xlsx or .pptx with further entries. */
export function officeFile(extension: string, ...others: readonly (ZipEntry | string)[]): Buffer {
  return zipFile(['[Content_Types].xml', OFFICE_PARTS[extension] ?? '', ...others]);
}

/** An .odt, .ods or .odp with further entries. */
export function openDocument(extension: string, ...others: readonly (ZipEntry | string)[]): Buffer {
  const mimetype = {name: 'mimetype', content: FILE_TYPES[extension] ?? ''};
  return zipFile([mimetype, 'content.xml', 'META-INF/manifest.xml', ...others]);
}

/** An old Office file whose directory names these streams. */
export function ole2File(...streams: readonly string[]): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) => Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)])),
  ]);
}

function isoFile(brand: string): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24);
  box.write(`ftyp${brand}\0\0\0\0mif1${brand}`, 4, 'latin1');
  return box;
}

function bitmap(): Buffer {
  const file = Buffer.alloc(58);
  file.write('BM');
  file.writeUInt32LE(58, 2);
  file.writeUInt32LE(40, 14);
  return file;
}

const text = Buffer.from('Ravi Kumar, Fresher\n');
const jpeg = Buffer.from('ffd8ffe000', 'hex');

export const REAL_FILES: Readonly<Record<string, Buffer>> = {
  '.pdf': Buffer.from('\ufeff%PDF-1.4\n'),
  '.doc': ole2File('Root Entry', 'WordDocument'),
  '.docx': officeFile('.docx'),
  '.odt': openDocument('.odt'),
  '.rtf': Buffer.from('{\\rtf1\\ansi Ravi Kumar}'),
  '.ppt': ole2File('Root Entry', 'PowerPoint Document'),
  '.pptx': officeFile('.pptx'),
  '.odp': openDocument('.odp'),
  '.xls': ole2File('Root Entry', 'Workbook'),
  '.xlsx': officeFile('.xlsx'),
  '.ods': openDocument('.ods'),
  '.csv': text,
  '.txt': text,
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.jfif': jpeg,
  '.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
  '.gif': Buffer.from('GIF89a..'),
  '.webp': Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 '),
  '.avif': isoFile('avif'),
  '.heic': isoFile('heic'),
  '.heif': isoFile('mif1'),
  '.tif': Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  '.tiff': Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
  '.bmp': bitmap(),
};
