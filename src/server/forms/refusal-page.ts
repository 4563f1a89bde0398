/**
 * Pages that answer what was not read: too many posts, a foreign origin, too large a file. They say
 * the same to everybody, so each is filled in once; whoever floods us costs a few string operations.
 */
import type {Answer} from './answer';
import {fillPage} from './fill-page';
import type {Page} from './pages';

/** Pages times reasons of a site are fewer; what a referrer makes different is not kept for long. */
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
