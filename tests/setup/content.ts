/** Finds things in the built pages as a reader would: by heading, by text, by where a link leads. */
import type {CheerioAPI} from 'cheerio';
import {pageAt} from './site';

export type Part = ReturnType<CheerioAPI>;

/** White space as a reader meets it. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of each element. */
export const textsOf = (part: Part) => part.get().map((_, index) => folded(part.eq(index).text()));

/** The text and the target of each link inside. */
export const linksOf = (part: Part) =>
  part
    .find('a')
    .get()
    .map((_, index) => part.find('a').eq(index))
    .map((link) => [folded(link.text()), link.attr('href')]);

/** The band with the h1. */
export const heroOf = (route: string): Part => pageAt(route)('main h1').closest('[data-tone]');

/** The band that an h2 stands in. */
export function sectionOf(route: string, heading: string): Part {
  const found = pageAt(route)('main h2').filter((_, h2) => {
    return folded(pageAt(route)(h2).text()) === heading;
  });
  if (found.length !== 1) throw new Error(`${route} has ${found.length} sections "${heading}"`);
  const band = found.closest('[data-tone]');
  return band.length ? band : found.parent();
}

/** The texts of a page's headings of one level, in order. */
export const headingsOf = (route: string, level: 2 | 3) => textsOf(pageAt(route)(`main h${level}`));

/** The words of the band after the hero. */
export const introOf = (route: string) => folded(heroOf(route).next().find('p').text());
