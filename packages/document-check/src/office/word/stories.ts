/** The parts of a Word file that people read beside the body: footnotes, endnotes, page headers and page footers. */
import type {Place} from '../../finding.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, visible} from '../package.ts';
import type {OfficePackage} from '../package.ts';

export interface Story {
  within: NonNullable<Place['within']>;
  root: XmlElement;
}

/** A page header or footer. */
export interface PageStory extends Story {
  within: 'header' | 'footer';
  /** Name of its part. */
  part: string;
}

/** Notes that are lines between the text and the notes have a type. */
const isNote = ({attributes}: XmlElement): boolean =>
  attributes['type'] === undefined || attributes['type'] === 'normal';

function notesOf(file: OfficePackage, name: string, within: 'footnote' | 'endnote'): Story[] {
  const root = file.xml(file.related(name, `${within}s`));
  const notes = (root?.children ?? []).filter((note) => note.name === within && isNote(note));
  return notes.map((note) => ({within, root: note}));
}

const REFERENCES = new Map<string, 'header' | 'footer'>([
  ['headerReference', 'header'],
  ['footerReference', 'footer'],
]);

/** Returns whether Word shows a header or footer: others remain in a file when they are switched off. */
function isShown(
  reference: XmlElement,
  section: XmlElement,
  settings: XmlElement | undefined,
): boolean {
  const isOn = (option: XmlElement | undefined) =>
    option !== undefined && isTrue(option.attributes['val']);
  const {type} = reference.attributes;
  if (type === 'first') return isOn(child(section, 'titlePg'));
  return type !== 'even' || isOn(child(settings, 'evenAndOddHeaders'));
}

/** Returns the headers and footers of each section (`w:sectPr`): each once, in the first section that names it. */
export function headersOf(
  file: OfficePackage,
  name: string,
  body: XmlElement,
  settings: XmlElement | undefined,
): ReadonlyMap<XmlElement, PageStory[]> {
  const relationships = file.relationships(name);
  const found = new Set<string>();
  const storyOf = ({name: reference, attributes}: XmlElement): PageStory[] => {
    const within = REFERENCES.get(reference);
    const part = relationships.get(attributes['id'] ?? '')?.target;
    if (within === undefined || part === undefined || found.has(part)) return [];
    found.add(part);
    const root = file.xml(part);
    return root ? [{within, root, part}] : [];
  };
  const sections = [...visible(body)].filter((element) => element.name === 'sectPr');
  return new Map(
    sections.map((section) => [
      section,
      section.children
        .filter((reference) => isShown(reference, section, settings))
        .flatMap((reference) => storyOf(reference)),
    ]),
  );
}

/** Returns everything that is read beside the body. @param name of the main part */
export const storiesOf = (
  file: OfficePackage,
  name: string,
  body: XmlElement,
  settings: XmlElement | undefined,
): Story[] => [
  ...notesOf(file, name, 'footnote'),
  ...notesOf(file, name, 'endnote'),
  ...[...headersOf(file, name, body, settings).values()].flat(),
];
