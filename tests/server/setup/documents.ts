/** The smallest file of each accepted type that is what its name says. */
import {zipSync} from 'fflate';
import {FILE_TYPES} from '../../../src/forms';

const OFFICE_PARTS: Readonly<Record<string, string>> = {
  '.docx': 'word/document.xml',
  '.xlsx': 'xl/workbook.xml',
  '.pptx': 'ppt/presentation.xml',
};

function zip(names: readonly string[]): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, Buffer.from('x')]))));
}

/** A .docx, .xlsx or .pptx with further entries. */
export function officeFile(extension: string, ...others: readonly string[]): Buffer {
  return zip(['[Content_Types].xml', OFFICE_PARTS[extension] ?? '', ...others]);
}

function openDocument(extension: string): Buffer {
  const type = Buffer.from(FILE_TYPES[extension] ?? '');
  const x = Buffer.from('x');
  const parts = {'content.xml': x, 'META-INF/manifest.xml': x};
  return Buffer.from(zipSync({mimetype: [type, {level: 0}], ...parts}));
}

interface Lie {
  encrypted?: boolean;
  /** Size when unpacked, in bytes. */
  unpacked?: number;
}

/** Makes the directory of a zip file say something else of its last entry. */
export function lie(file: Buffer, name: string, {encrypted, unpacked}: Lie): Buffer {
  const at = file.lastIndexOf('PK\x01\x02');
  expect(file.toString('latin1', at + 46, at + 46 + name.length)).toBe(name);
  if (encrypted) file.writeUInt16LE(file.readUInt16LE(at + 8) | 1, at + 8);
  if (unpacked !== undefined) file.writeUInt32LE(unpacked, at + 24);
  return file;
}

/** An old Office file whose directory names these streams. */
function ole2File(...streams: readonly string[]): Buffer {
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
