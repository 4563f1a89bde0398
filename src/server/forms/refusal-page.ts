/**
 * Pages that answer what was not read: too many posts, a foreign origin, too large a file. They say
 * the same to everybody, so each is filled in once; whoever floods us costs a few string operations.
 */
import type {Answer} from './answer';
import {fillPage} from './fill-page';
import type {Page} from './pages';
import {stampPage} from './stamp';

/** Pages times reasons of a site are fewer; what a referrer makes different is not kept for long. */
const MOST = 200;

/** Stands for the token in a page that is kept; HTML holds no such character. */
const TOKEN = '\0';

const templates = new Map<string, readonly string[]>();

/** HTML of an answer to a request of which nothing was read. */
export function refusalPage(page: Page, answer: Answer, token: string): string {
  const key = keyOf(page, answer);
  let parts = templates.get(key);
  if (!parts) {
    parts = stampPage(fillPage(page, answer), TOKEN).split(TOKEN);
    if (templates.size >= MOST) templates.clear();
    templates.set(key, parts);
  }
  return parts.join(token);
}

function keyOf({path, html}: Page, {form, outcome}: Answer): string {
  const what = outcome.kind === 'failed' ? [outcome.status, outcome.options?.detail] : [outcome];
  return JSON.stringify([form.name, path ?? html, ...what]);
}
