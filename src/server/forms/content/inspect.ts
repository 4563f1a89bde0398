/** Looks into a file: whether it is what its name says, and what to know before opening it. */
import {isDocument, isZipDocument} from './documents';
import {SIGNATURES} from './signatures';
import {warningsOf, type Warning} from './warnings';
import {zipNames} from './zip';

/** Undefined when the content is something else than `extension` says. */
export async function inspectContent(
  extension: string,
  content: Uint8Array,
): Promise<readonly Warning[] | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!SIGNATURES[extension]?.(bytes)) return undefined;
  if (!isZipDocument(extension)) return warningsOf(extension, bytes);
  const names = await zipNames(bytes);
  if (!names || !isDocument(extension, names, bytes)) return undefined;
  return warningsOf(extension, bytes, names);
}
