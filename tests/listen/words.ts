/** Reads expected words from the built pages and the interface's messages. */
import type {Cheerio} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import interfaceWords from '../../i18n/en/code.json';
import {COMPANY} from '../../sidebars';
import {pageAt} from '../setup/site';

/** Returns an interface word by its id, such as `Carousel.pause`. @throws Error for an unknown id */
export function word(id: string): string {
  const found = (interfaceWords as Record<string, {message: string}>)[id]?.message;
  if (found === undefined) throw new Error(`i18n/en/code.json has no "${id}"; a task names it.`);
  return filled(found, {company: COMPANY});
}

export function filled(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** Returns the text of the first element that a selector matches. @throws Error if there is none */
export function textOf(route: string, selector: string): string {
  const [first] = textsOf(route, selector);
  if (first === undefined) throw new Error(`${route} has no ${selector}; a task looks for it.`);
  return first;
}

export function textsOf(route: string, selector: string): string[] {
  const $ = pageAt(route);
  return textsIn($(selector));
}

/** Returns the texts of elements, with white space collapsed. */
export function textsIn(elements: Cheerio<AnyNode>): string[] {
  const each = Array.from(elements, (_, index) => elements.eq(index));
  return each.map((element) => element.text().replace(/\s+/g, ' ').trim());
}

/** Returns the first words of a text: a long text is read line by line. */
export function beginning(text: string, count = 3): string {
  return text.split(' ').slice(0, count).join(' ');
}

/** Returns what Orca says at a heading. */
export function heading(text: string, level: number): RegExp {
  const words = beginning(text, 2).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${words}.{0,200}?heading level ${level}`, 'i');
}

/** Returns what Orca says at each heading. */
export function headingsIn(elements: Cheerio<Element>): RegExp[] {
  const levels = Array.from(elements, ({tagName}) => Number(tagName.slice(1)));
  return textsIn(elements).map((text, index) => heading(text, levels[index] ?? 0));
}

/** Returns what Orca says at the headings before and after an element of a page. */
export function headingsAround(route: string, element: Cheerio<Element>) {
  const all = pageAt(route)('main h2, main h3, footer h2');
  const index = all.add(element).index(element);
  const [before = /^$/] = headingsIn(all.eq(index - 1));
  const [after = /^$/] = headingsIn(all.eq(index));
  return {before, after};
}
