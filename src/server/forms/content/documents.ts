/** The documents that are zip files: what makes a zip one of them. */
import {FILE_TYPES} from '../../../forms';
import {textAt} from './bytes';

type Names = ReadonlySet<string>;

// Some writers number the main part.
const OFFICE_PARTS: Readonly<Record<string, RegExp>> = {
  '.docx': /^word\/document\d*\.xml$/i,
  '.xlsx': /^xl\/workbook\d*\.xml$/i,
  '.pptx': /^ppt\/presentation\d*\.xml$/i,
};

const OPEN_DOCUMENTS = new Set(['.odt', '.ods', '.odp']);

/** Whether documents of this extension are zip files. */
export function isZipDocument(extension: string): boolean {
  return extension in OFFICE_PARTS || OPEN_DOCUMENTS.has(extension);
}

/** Whether a zip file with these names is a document of this extension. */
export function isDocument(extension: string, names: Names, bytes: Buffer): boolean {
  const part = OFFICE_PARTS[extension];
  if (part) return names.has('[Content_Types].xml') && [...names].some((name) => part.test(name));
  if (!names.has('content.xml') || !names.has('META-INF/manifest.xml')) return false;
  // OpenDocument writes its type, unpacked, at the very beginning.
  const stated = textAt(bytes, 30, 38) === 'mimetype' ? textAt(bytes, 38, 38 + 80) : undefined;
  return stated?.startsWith(FILE_TYPES[extension] ?? '') ?? true;
}
