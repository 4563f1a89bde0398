/** Puts the text of inserted files (`w:altChunk`) where Word shows it. */
import type {Budget} from '../../limits.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {OfficePackage} from '../package.ts';
import type {Relationship} from '../package.ts';
import type {InsertedText} from './html.ts';
import type {Styles} from './styles.ts';

/** How many bytes are read to find out the format. */
const START = 1024;
const HTML = /<(?:!doctype\s+html|html|head|meta|body|div|p|h[1-6]|ul|ol|table|span|a|img)\b/i;
/** A web page with its pictures in one file, as a message. */
const MHTML = /^\s*(?:MIME-Version|Content-Type|From|Subject):/i;

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Returns text in the encoding that it names; by default UTF-8 or, if it is not valid, that of Windows. */
function decodeHtml(bytes: Uint8Array): string {
  const [, named] = /charset\s*=\s*["']?([\w-]+)/i.exec(latin1(bytes.subarray(0, START))) ?? [];
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
  const labels = [isUtf16 ? 'utf-16le' : named, 'utf-8'];
  for (const label of labels) {
    try {
      if (label !== undefined) return new TextDecoder(label, {fatal: true}).decode(bytes);
    } catch {
      // An unknown name, or bytes of another encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Returns the HTML of a file; undefined for other formats. */
async function htmlIn(bytes: Uint8Array): Promise<string | undefined> {
  const start = latin1(bytes.subarray(0, START)).replaceAll('\0', '');
  if (MHTML.test(start)) {
    const {default: PostalMime} = await import(
      /* webpackChunkName: "documents_mhtml" */ 'postal-mime'
    );
    return (await PostalMime.parse(bytes)).html;
  }
  return HTML.test(start) ? decodeHtml(bytes) : undefined;
}

/** Returns the text of an inserted file, and adds its styles; undefined for other formats than Word and HTML, such as RTF. */
async function textOf(
  bytes: Uint8Array,
  id: string,
  styles: Styles,
  budget: Budget,
): Promise<InsertedText | undefined> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) {
    const inserted = new OfficePackage(bytes, budget);
    const {name, root} = inserted.main();
    styles.add(inserted.xml(inserted.related(name, 'styles')));
    return {children: child(root, 'body')?.children ?? [], numbering: []};
  }
  const html = await htmlIn(bytes);
  if (html === undefined) return undefined;
  const {readHtml} = await import(/* webpackChunkName: "documents_html" */ './html.ts');
  return readHtml(html, id, budget);
}

const chunksIn = (elements: readonly XmlElement[]): XmlElement[] =>
  elements.flatMap((element) => [...descendants(element)].filter(({name}) => name === 'altChunk'));

export interface Insertion {
  /** Whether everything was read: files in other formats, and files in an inserted file, are not. */
  isComplete: boolean;
  /** The definitions of the inserted lists. */
  numbering: XmlElement[];
}

/** Reads the file that a chunk inserts; undefined if it is missing or has another format. */
async function readChunk(
  {attributes}: XmlElement,
  relationships: ReadonlyMap<string, Relationship>,
  file: OfficePackage,
  styles: Styles,
): Promise<InsertedText | undefined> {
  const id = attributes['id'] ?? '';
  const part = relationships.get(id)?.target;
  const bytes = part === undefined ? undefined : file.zip.read(part);
  return bytes && textOf(bytes, id, styles, file.budget);
}

/** Inserts the text of files. @param name of the main part */
export async function insertFiles(
  file: OfficePackage,
  name: string,
  body: XmlElement,
  styles: Styles,
): Promise<Insertion> {
  const insertion: Insertion = {isComplete: true, numbering: []};
  const chunks = chunksIn([body]);
  if (chunks.length === 0) return insertion;
  const relationships = file.relationships(name);
  for (const chunk of chunks) {
    const inserted = await readChunk(chunk, relationships, file, styles);
    const {children, numbering} = inserted ?? {children: [], numbering: []};
    chunk.children = children;
    for (const definition of numbering) insertion.numbering.push(definition);
    if (!inserted || chunksIn(children).length > 0) insertion.isComplete = false;
  }
  return insertion;
}
