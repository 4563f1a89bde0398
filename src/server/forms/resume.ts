/** The resume: its name made harmless, its content compared with its extension. */
import {FILE_TYPES, extensionOf, fileRule, type MessageId} from '../../forms';
import type {NewFile} from '../store/store';
import {inspectContent} from './content/inspect';

export interface SentFile {
  /** As `displayName` makes it. */
  name: string;
  bytes: Uint8Array;
}

/** Either what is wrong with a file, or the file as it is kept. */
export type Inspected = {problem: MessageId} | {file: NewFile};

const NAME_LIMIT = 120;

/** A name for display: without folders, control characters and direction marks. */
export function displayName(sent: string): string {
  const name = harmless(sent.split(/[/\\]/).pop() ?? '').trim();
  if (name.length <= NAME_LIMIT) return name;
  const extension = extensionOf(name).slice(0, 10);
  // Again, since the cut may have left half a character.
  return harmless(name.slice(0, NAME_LIMIT - extension.length)) + harmless(extension);
}

function harmless(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu, '');
}

/** Checks a resume; its type follows from its checked extension, never from the sender's word. */
export async function inspectResume(sent: SentFile | undefined): Promise<Inspected> {
  const problem = fileRule(sent && {name: sent.name, size: sent.bytes.length});
  if (problem || !sent) return {problem: problem ?? 'fileRequired'};
  const {name, bytes} = sent;
  const extension = extensionOf(name);
  const warnings = await inspectContent(extension, bytes);
  if (!warnings) return {problem: 'fileContent'};
  const type = FILE_TYPES[extension] ?? 'application/octet-stream';
  return {file: {name, type, bytes, ...(warnings.length > 0 && {warnings})}};
}
