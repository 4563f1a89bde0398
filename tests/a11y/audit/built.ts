/** Lists the pages of the built site, all of which the audit has to visit. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, builtRoutes} from '../../setup/site';

export interface BuiltPage {
  /** As in Visit.route; /404.html is the page for unknown addresses. */
  route: string;
  html: string;
  /** Folder of the locale, e.g. `/es`; empty for English. */
  prefix: string;
  /** Whether the page is at an old address, which a server redirects. */
  moved: boolean;
}

/** Returns every HTML file of the build, in the order of their routes. */
export function builtPages(): BuiltPage[] {
  const routes = builtRoutes();
  // Each locale has its own 404 page.
  const prefixes = routes
    .filter((route) => route.endsWith('/404.html'))
    .map((route) => path.posix.dirname(route))
    .filter((prefix) => prefix !== '/');
  return routes.map((route) => {
    const html = builtHtml(route);
    const prefix = prefixes.find((one) => `${route}/`.startsWith(`${one}/`)) ?? '';
    return {route, html, prefix, moved: isMoved(html)};
  });
}

/** Whether a page only redirects to a new address. */
export const isMoved = (html: string) => /http-equiv="?refresh/.test(html);

/** Returns the built HTML of a route. @throws Error if there is none */
export function builtHtml(route: string): string {
  return readFileSync(
    path.join(BUILD, route.endsWith('.html') ? route : `${route}/index.html`),
    'utf8',
  );
}

/** Returns the languages of the build, English first. */
export function builtLocales(pages: readonly BuiltPage[]): string[] {
  return ['en', ...new Set(pages.map(({prefix}) => prefix.slice(1)).filter(Boolean))];
}
