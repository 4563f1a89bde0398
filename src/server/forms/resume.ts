/** The resume: its name made harmless, its content compared with its extension. */
import {FILE_TYPES, extensionOf, fileRule, type MessageId} from '../../forms';
import type {NewFile} from '../store/store';

export interface SentFile {
  /** As `displayName` makes it. */
  name: string;
  bytes: Uint8Array;
}

const NAME_LIMIT = 120;

/** A name for display: without folders, control characters and direction marks. */
export function displayName(sent: string): string {
  const name = (sent.split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, '')
    .trim();
  const extension = extensionOf(name).slice(0, 10);
  return name.length <= NAME_LIMIT
    ? name
    : name.slice(0, NAME_LIMIT - extension.length) + extension;
}

type Check = (bytes: Uint8Array) => boolean;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const startsWith =
  (...starts: string[]): Check =>
  (bytes) =>
    starts.some((start) => ascii(bytes, 0, start.length) === start);

const zip = startsWith('PK\x03\x04');
const ole2 = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const jpeg = startsWith('\xff\xd8\xff');
const plainText: Check = (bytes) => !bytes.includes(0);

/** How the content of each accepted extension begins. */
const CONTENT: Readonly<Record<string, Check>> = {
  // Readers allow something before the header, so writers do too.
  '.pdf': (bytes) => ascii(bytes, 0, 1024).includes('%PDF-'),
  '.doc': ole2,
  '.ppt': ole2,
  '.xls': ole2,
  '.docx': zip,
  '.pptx': zip,
  '.xlsx': zip,
  '.odt': zip,
  '.odp': zip,
  '.ods': zip,
  '.csv': plainText,
  '.txt': plainText,
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': startsWith('\x89PNG\r\n\x1a\n'),
  '.gif': startsWith('GIF87a', 'GIF89a'),
  '.webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
};

/** The message that applies to a resume; undefined when it is fine. */
export function resumeProblem(file: SentFile | undefined): MessageId | undefined {
  const problem = fileRule(file && {name: file.name, size: file.bytes.length});
  if (problem || !file) return problem;
  return CONTENT[extensionOf(file.name)]?.(file.bytes) ? undefined : 'fileType';
}

/** The resume as it is kept; its type follows from its checked extension. */
export function newFile({name, bytes}: SentFile): NewFile {
  return {name, type: FILE_TYPES[extensionOf(name)] ?? 'application/octet-stream', bytes};
}
