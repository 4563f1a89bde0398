/** Built pages, parsed once for all the checks that compare them. */
import {load, type CheerioAPI} from 'cheerio';

const parsed = new Map<string, CheerioAPI>();

/** A page's HTML as a document; as a browser without script reads it. */
export function documentOf(html: string): CheerioAPI {
  let document = parsed.get(html);
  if (!document) {
    document = load(html, {scriptingEnabled: false});
    parsed.set(html, document);
  }
  return document;
}

/** One link of a part of a page: its name, and the path that it leads to. */
export interface PartLink {
  name: string;
  target: string;
}

/** The links of a part of a page, in reading order. */
export function linksOf(html: string, part: string): PartLink[] {
  const $ = documentOf(html);
  return $(part)
    .find('a[href]')
    .toArray()
    .map((link) => ({
      name: ($(link).attr('aria-label') ?? $(link).text()).replace(/\s+/g, ' ').trim(),
      target: $(link).attr('href') ?? '',
    }));
}
