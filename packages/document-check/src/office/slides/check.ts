/** Checks a PowerPoint file. */
import type {Facts, UnreadPart} from '../../finding.ts';
import type {Reporter, SlideReporter} from '../../reporter.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue, textOf} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {unreadRelationships} from '../unread.ts';
import {designOf} from './colours.ts';
import type {Design} from './colours.ts';
import {createLanguages} from './languages.ts';
import {placeholderOf, ungrouped} from './shapes.ts';
import {checkSlide} from './slide.ts';

/** PowerPoint's English names for a section without a name. */
const UNNAMED = /^(?:default section|untitled section|)$/i;

function checkSections(root: XmlElement, report: Reporter): void {
  for (const {name, attributes} of descendants(root)) {
    if (name === 'section' && UNNAMED.test(attributes['name']?.trim() ?? '')) {
      report('slide-section', () => ({text: attributes['name']}));
    }
  }
}

/** A slide that is shown. */
interface ShownSlide {
  /** Name of its part. */
  part: string;
  /** Its number, from 1. */
  page: number;
  root: XmlElement;
}

/** Yields the slides that are shown, each once. @param unread records that a slide is hidden */
function* shownSlides(
  file: OfficePackage,
  name: string,
  ids: XmlElement[],
  unread: Set<UnreadPart>,
): Generator<ShownSlide> {
  const relationships = file.relationships(name);
  const read = new Set<string>();
  for (const [i, {attributes}] of ids.entries()) {
    const part = relationships.get(attributes['r:id'] ?? '')?.target;
    if (part === undefined || read.has(part)) continue;
    read.add(part);
    const root = file.xml(part);
    if (!root) continue;
    if (isTrue(root.attributes['show'])) yield {part, page: i + 1, root};
    else unread.add('hiddenSlides');
  }
}

/** Returns whether the notes of a slide say something: PowerPoint adds an empty page of notes to many slides. */
function hasSpeakerNotes(file: OfficePackage, slide: string): boolean {
  const notes = file.xml(file.related(slide, 'notesSlide'));
  const tree = child(notes, 'cSld', 'spTree');
  return (
    tree !== undefined &&
    ungrouped(tree).some((shape) => placeholderOf(shape) === 'body' && textOf(shape).trim() !== '')
  );
}

/** Loads what reads a presentation aloud; it shares the reader with this module. */
export const loadTranscriber = () => import('../../transcript/office/slides.ts');

/** Checks the slides one by one, and yields after each. @param unread receives the parts that are not read */
export function* checkSlides(
  file: OfficePackage,
  name: string,
  root: XmlElement,
  report: Reporter,
  unread: Set<UnreadPart>,
): Generator<{done: number; total: number}, Omit<Facts, 'effort'>> {
  const ids = child(root, 'sldIdLst')?.children ?? [];
  const titles = new Set<string>();
  const designs = new Map<string, Design>();
  const languages = createLanguages();
  const counts = {tables: 0, figures: 0};
  languages.read(root);
  checkSections(root, report);
  for (const {part, page, root: slide} of shownSlides(file, name, ids, unread)) {
    languages.read(slide);
    const design = designOf(file, part, designs);
    const reportOnSlide: SlideReporter = (rule, place) => report(rule, () => ({page, ...place}));
    const {title, tables, figures} = checkSlide(slide, design, reportOnSlide);
    counts.tables += tables;
    counts.figures += figures;
    if (titles.has(title)) reportOnSlide('slide-title-repeated', {text: title});
    if (title !== '') titles.add(title);
    if (hasSpeakerNotes(file, part)) unread.add('speakerNotes');
    for (const kind of unreadRelationships(file, part)) unread.add(kind);
    yield {done: page, total: ids.length};
  }
  const language = languages.language();
  if (language === undefined && ids.length > 0) report('office-language');
  return {
    format: 'powerpoint',
    language,
    pages: ids.length,
    scannedPages: 0,
    fields: 0,
    ...counts,
    hasStructure: titles.size > 0,
  };
}
