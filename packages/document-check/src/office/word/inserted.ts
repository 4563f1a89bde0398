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
  const chunks = [...descendants(body)].filter((element) => element.name === 'altChunk');
  if (chunks.length === 0) return true;
  const relationships = file.relationships(name);
  let isComplete = true;
  for (const chunk of chunks) {
    const part = relationships.get(chunk.attributes['id'] ?? '')?.target;
    const bytes = part === undefined ? undefined : file.zip.read(part);
    const inserted = bytes && bodyOf(bytes, file, styles);
    const isNested = inserted && [...descendants(inserted)].some((one) => one.name === 'altChunk');
    if (inserted) chunk.children = inserted.children;
    if (!inserted || isNested) isComplete = false;
  }
  return isComplete;
}
