/** The pages of the built site, read from ./build: what the audit has to have seen. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, builtRoutes} from '../../setup/site';

export interface BuiltPage {
  /** As in Visit.route; /404.html is the page of unknown addresses. */
  route: string;
  html: string;
  /** Folder of the locale, e.g. `/es`; empty for English. */
  prefix: string;
  /** Set when it is at an old address, where a server redirects. */
  moved: boolean;
}

/** Of every HTML file of the build, in the order of their routes. */
export function builtPages(): BuiltPage[] {
  const routes = builtRoutes();
  // Each locale has a page of its own for unknown addresses.
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

/** Whether a page only says where another has gone. */
export const isMoved = (html: string) => /http-equiv="?refresh/.test(html);

/** The file of a route, as built. @throws Error when there is none */
export function builtHtml(route: string): string {
  return readFileSync(
    path.join(BUILD, route.endsWith('.html') ? route : `${route}/index.html`),
    'utf8',
  );
}

/** The languages that the build has, English first. */
export function builtLocales(pages: readonly BuiltPage[]): string[] {
  return ['en', ...new Set(pages.map(({prefix}) => prefix.slice(1)).filter(Boolean))];
}
