/** Looks into a file: whether it is what its name says, and what to know before opening it. */
import {startsWith} from './bytes';
import {KINDS, type Kind, type Sign} from './kinds';
import {readZip} from './zip';

/**
 * In packages names tell as well, in every case. A name can be 64 kB long, so that no pattern may
 * look at it again from each of many places: a name says all of a row, or nothing.
 */
const NAMES: ReadonlyArray<readonly [Sign, ...RegExp[]]> = [
  ['macros', /(?:^|\/)vbaProject\w*\.bin$|^xl\/macrosheets\/|^Basic\/|^Scripts\//i],
  ['embedded file', /\/embeddings\//i, /\.(?!xlsx$|docx$|pptx$)\w+$/i],
  ['embedded file', /\/activeX\//i],
  ['external link', /\/externalLinks\/|\/attachedTemplate/i],
];

const isZip = startsWith('PK');
/** The record that ends a zip file, with a comment of at most 64 kB behind it. */
const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const LONGEST_END = 22 + 65_535;

/** Undefined when the content is something else than `extension` says. */
export async function inspectContent(
  extension: string,
  content: Uint8Array,
): Promise<readonly Sign[] | undefined> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kind = KINDS[extension];
  if (!kind?.is(bytes)) return undefined;
  if (kind.package) return inspectPackage(kind.package, bytes);
  const found = new Set(await kind.signs?.(bytes));
  // Whatever the file is at its beginning, other programs would open it as an archive.
  const tail = bytes.subarray(Math.max(0, bytes.length - LONGEST_END));
  if (!isZip(bytes) && tail.includes(END_RECORD)) found.add('archive at its end');
  return [...found];
}

async function inspectPackage(
  {isTelling, isDocument, signs}: NonNullable<Kind['package']>,
  bytes: Buffer,
): Promise<readonly Sign[] | undefined> {
  const zip = await readZip(bytes, isTelling);
  if (!zip || !isDocument(zip, bytes)) return undefined;
  const found = new Set(signs(zip));
  for (const [sign, ...patterns] of NAMES) {
    const tells = (name: string) => patterns.every((pattern) => pattern.test(name));
    if ([...zip.names].some(tells)) found.add(sign);
  }
  if (zip.unread) found.add('not looked into: too long');
  return [...found];
}
