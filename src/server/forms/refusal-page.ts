/**
 * Pages that answer what was not read: too many posts, a foreign origin, too large a file. They are
 * the same for everybody, so each is filled in once: a flood costs no parsing of HTML.
 */
import type {Answer} from './outcome';
import {fillPage} from './fill-page';
import type {Page} from './page';

/** Pages times reasons of a site are fewer; a flood of different referrers empties the cache. */
const MOST = 200;

const pages = new Map<string, string>();

/** HTML of an answer to a request of which nothing was read. */
export function refusalPage(page: Page, answer: Answer): string {
  const key = keyOf(page, answer);
  let html = pages.get(key);
  if (html === undefined) {
    html = fillPage(page, answer);
    if (pages.size >= MOST) pages.clear();
    pages.set(key, html);
  }
  return html;
}

function keyOf({path, html}: Page, {form, outcome}: Answer): string {
  const what = outcome.kind === 'failed' ? [outcome.status, outcome.options?.detail] : [outcome];
  return JSON.stringify([form.name, path ?? html, ...what]);
}
