import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import type {IndexedSection} from './file';

/** DOM's `nodeType` of elements and of text. */
const ELEMENT = 1;
const TEXT = 3;

/** Parts of a page that are not its text: drawings, forms and what scripts show. */
const SKIPPED = 'script, style, noscript, svg, form, button, [data-needs-script]';
const SECTION_HEADINGS = 'h2[id], h3[id]';
/** Elements inside a line of text: words on both sides of their edges belong together. */
const INLINE = 'a, abbr, b, cite, code, em, i, kbd, mark, q, span, strong, sub, sup, time';

/** Terms of a list, which have a column of their own on the page. */
const TERM = 'dt';
const TERM_END = ': ';

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Adds the text of a node to the last section, and begins a section at each heading with an id. */
function collect($: CheerioAPI, node: AnyNode, sections: IndexedSection[]): void {
  const current = sections.at(-1);
  if (!current) return;
  if (node.nodeType === TEXT) current.text += $(node).text();
  if (node.nodeType !== ELEMENT || $(node).is(SKIPPED)) return;
  if ($(node).is(SECTION_HEADINGS)) {
    const id = $(node).attr('id') ?? '';
    sections.push({id, heading: folded($(node).text()), text: ''});
    return;
  }
  current.text += startOf($(node));
  for (const child of $(node).contents().get()) collect($, child, sections);
  // The last section, which may have begun inside the element.
  const last = sections.at(-1);
  if (last) last.text += endOf($(node));
}

const startOf = (element: Cheerio<AnyNode>): string => (element.is(INLINE) ? '' : ' ');
const endOf = (element: Cheerio<AnyNode>): string =>
  element.is(TERM) ? TERM_END : startOf(element);

/**
 * Reads the text of a built page.
 *
 * @param html the whole page
 * @returns the sections of its main content, and the language of that content if it has one of its own
 */
export function readSections(html: string): {sections: IndexedSection[]; lang?: string} {
  const $ = load(html);
  const main = $('main');
  const sections: IndexedSection[] = [{id: '', heading: '', text: ''}];
  for (const node of main.contents().get()) collect($, node, sections);
  const tidy = sections.map((section) => ({...section, text: folded(section.text)}));
  const lang = main.attr('lang');
  return lang ? {sections: tidy, lang} : {sections: tidy};
}
