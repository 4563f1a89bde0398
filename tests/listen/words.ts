/** Words that must be heard, read from where they are written: the built pages and the interface's words. */
import type {Cheerio} from 'cheerio';
import type {AnyNode} from 'domhandler';
import interfaceWords from '../../i18n/en/code.json';
import {COMPANY} from '../../sidebars';
import {pageAt} from '../setup/site';

/** An interface word by its id, such as `Carousel.pause`. @throws Error for an id that is gone */
export function word(id: string, values: Record<string, string | number> = {}): string {
  const found = (interfaceWords as Record<string, {message: string}>)[id]?.message;
  if (found === undefined) throw new Error(`i18n/en/code.json has no "${id}"; a task names it.`);
  const known: Record<string, string | number> = {company: COMPANY, ...values};
  return found.replace(/\{(\w+)\}/g, (slot, name: string) => String(known[name] ?? slot));
}

/** The text of an element of a built page, white space folded. @throws Error when it is not there */
export function textOf(route: string, selector: string, place = 0): string {
  const found = pageAt(route)(selector).eq(place);
  if (found.length === 0) throw new Error(`${route} has no ${selector}; a task looks for it.`);
  return folded(found);
}

/** The texts of all elements that a selector finds. */
export function textsOf(route: string, selector: string): string[] {
  const $ = pageAt(route);
  return $(selector)
    .toArray()
    .map((element) => folded($(element)));
}

function folded(element: Cheerio<AnyNode>): string {
  return element.text().replace(/\s+/g, ' ').trim();
}

/** The first words of a text: a line on the screen may end before the text does. */
export function beginning(text: string, count = 3): string {
  return text.split(' ').slice(0, count).join(' ');
}

/** The last words of a text. */
export function end(text: string, count = 2): string {
  return text.split(' ').slice(-count).join(' ');
}

/** What Orca says of a heading when it is reached. */
export function heading(text: string, level: number): RegExp {
  const words = beginning(text, 2).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${words}.{0,200}?heading level ${level}`, 'i');
}
