/** Checks a PowerPoint file. */
import type {Facts, Reporter} from '../../finding.ts';
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTrue} from '../package.ts';
import type {OfficePackage} from '../package.ts';
import {designOf} from './colours.ts';
import type {Design} from './colours.ts';
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

const hasLanguage = (root: XmlElement): boolean =>
  [...descendants(root)].some(
    ({name, attributes}) => /^(?:\w*rPr|defRPr)$/i.test(name) && attributes['lang'] !== undefined,
  );

export function* checkSlides(
  file: OfficePackage,
  name: string,
  root: XmlElement,
  report: Reporter,
): Generator<{done: number; total: number}, Omit<Facts, 'effort'>> {
  const relationships = file.relationships(name);
  const ids = child(root, 'sldIdLst')?.children ?? [];
  const titles = new Map<string, number>();
  const themes = new Map<string, Design>();
  const read = new Set<string>();
  const facts = {
    format: 'powerpoint' as const,
    pages: ids.length,
    scannedPages: 0,
    tables: 0,
    figures: 0,
    fields: 0,
  };
  let language = hasLanguage(root);
  let titled = 0;
  checkSections(root, report);
  for (const [i, {attributes}] of ids.entries()) {
    const target = relationships.get(attributes['r:id'] ?? '')?.target;
    // If the list repeats a slide, it is read only once.
    if (target === undefined || read.has(target)) continue;
    read.add(target);
    const slide = file.xml(target);
    if (!slide || !isTrue(slide.attributes['show'])) continue;
    language ||= hasLanguage(slide);
    const page = i + 1;
    const theme = designOf(file, target, themes);
    const own = checkSlide(slide, theme, (rule, place) => report(rule, () => ({page, ...place})));
    facts.tables += own.tables;
    facts.figures += own.figures;
    if (own.title !== '') titled += 1;
    if (own.title !== '' && titles.has(own.title)) {
      report('slide-title-repeated', () => ({page, text: own.title}));
    }
    titles.set(own.title, page);
    yield {done: page, total: ids.length};
  }
  if (!language && ids.length > 0) report('office-language');
  return {...facts, hasStructure: titled > 0};
}
