/** Puts the text of inserted files (`w:altChunk`) where Word shows it. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {OfficePackage} from '../package.ts';
import type {Styles} from './styles.ts';

/** Returns the body of an inserted Word file, and adds its styles; undefined for other formats. */
function bodyOf(bytes: Uint8Array, file: OfficePackage, styles: Styles): XmlElement | undefined {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return undefined;
  const inserted = new OfficePackage(bytes, file.budget);
  const {name, root} = inserted.main();
  styles.add(inserted.xml(inserted.related(name, 'styles')));
  return child(root, 'body');
}

const chunksIn = (body: XmlElement): XmlElement[] =>
  [...descendants(body)].filter(({name}) => name === 'altChunk');

/**
 * Inserts the text of Word files; files in an inserted file are not read.
 * @param name of the main part
 * @returns whether everything was read: files in other formats are left out
 */
export function insertFiles(
  file: OfficePackage,
  name: string,
  body: XmlElement,
  styles: Styles,
): boolean {
  const chunks = chunksIn(body);
  if (chunks.length === 0) return true;
  const relationships = file.relationships(name);
  const bodies = chunks.map((chunk) => {
    const part = relationships.get(chunk.attributes['id'] ?? '')?.target;
    const bytes = part === undefined ? undefined : file.zip.read(part);
    const inserted = bytes && bodyOf(bytes, file, styles);
    if (inserted) chunk.children = inserted.children;
    return inserted;
  });
  return bodies.every((inserted) => inserted !== undefined && chunksIn(inserted).length === 0);
}
