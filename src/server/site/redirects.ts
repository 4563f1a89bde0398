/** Reads the build's `_redirects`, the file that static hosts read too. */

import {withoutBasePath} from '../../forms';

/** Alias path to its target path. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Parses lines such as `/contact-us /TrendSoft/ContactUs 301`; `#` starts a comment.
 * @param base path that all of them begin with; aliases are returned without it, targets with it
 */
export function parseRedirects(text: string, base = '/'): Redirects {
  const redirects = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    // Own paths only, so that an alias can never send a visitor to another host.
    if (!from?.startsWith('/') || !to || !/^\/(?![/\\])/.test(to)) continue;
    const alias = withoutBasePath(from, base);
    if (alias !== undefined) redirects.set(withoutTrailingSlash(alias), to);
  }
  return redirects;
}

/** `/About/` and `/About` are one page; `/` and `//` stay as they are. */
export function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') && path.length > 2 ? path.slice(0, -1) : path;
}
