import {load, type CheerioAPI} from 'cheerio';

/** The content of a built page that structured data repeats. */
export interface PageFacts {
  /** Canonical URL. */
  url: string;
  /** BCP 47, such as "en". */
  language: string;
  /** The h1. */
  heading: string;
  /** The paragraphs of the hero. */
  intro: string;
  /** Breadcrumbs from the home page to this one; empty on the home page. */
  breadcrumbs: {name: string; url: string}[];
  /** Items of the first list of the content, such as the criteria of a job. */
  firstList: string[];
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Reads the HTML of a built page, so that structured data contains only what visitors see.
 *
 * @throws Error if the page has no canonical URL or no h1
 */
export function readPage(html: string): PageFacts {
  const $ = load(html);
  const texts = (found: ReturnType<CheerioAPI>) =>
    found.toArray().map((item) => collapseSpaces($(item).text()));
  const url = $('link[rel=canonical]').attr('href');
  const heading = collapseSpaces($('main h1').first().text());
  if (!url || !heading) {
    const missing = url ? `an <h1>: ${url}` : `a canonical address: ${heading}`;
    throw new Error(`Structured data needs ${missing}`);
  }
  const hero = $('main h1').closest('[data-tone]');
  return {
    url,
    language: $('html').attr('lang') ?? 'en',
    heading,
    intro: texts(hero.find('p')).join(' '),
    breadcrumbs: $('nav:has(> ol [aria-current=page]) li')
      .toArray()
      .map((step) => ({
        name: collapseSpaces($(step).text()),
        url: new URL($(step).find('a').attr('href') ?? url, url).href,
      })),
    firstList: texts($('main :is(ul, ol)').first().children('li')),
  };
}
