/**
 * Which resumes are accepted (SPEC section 5: spreadsheets, images, word
 * documents, presentations, plain text, pdf) and how large they may be.
 *
 * What people really have belongs to them too: photos of phones (HEIC), scans (TIFF), RTF and
 * OpenDocument. Not accepted: SVG and HTML, which are programs to whoever opens them; the formats
 * that exist to carry macros (.docm, .xlsm, .pptm); formats that one maker's programs alone open.
 */
import type {MessageId} from './messages';

/** Accepted extensions, lower case, each with its usual media type. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.rtf': 'application/rtf',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.heic': 'image/heic',
  '.heif': 'image/heif',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.bmp': 'image/bmp',
};

/** Largest resume, in bytes (READINGS departure 8: 10 MB). */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** Value of the input's `accept` attribute. */
export const FILE_ACCEPT = Object.keys(FILE_TYPES).join(',');

export interface FileFacts {
  name: string;
  /** In bytes. */
  size: number;
}

/** Lower-case extension with its dot; empty when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot > 0 ? fileName.slice(dot).toLowerCase() : '';
}

/** The id of the first message that applies to a chosen file, undefined when it is fine. */
export function fileRule(file: FileFacts | undefined): MessageId | undefined {
  if (!file || file.name === '') return 'fileRequired';
  if (!(extensionOf(file.name) in FILE_TYPES)) return 'fileType';
  if (file.size === 0) return 'fileEmpty';
  return file.size > FILE_LIMIT ? 'fileTooLarge' : undefined;
}
