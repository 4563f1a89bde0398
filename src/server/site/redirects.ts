/** Reads the build's `_redirects`, the file that static hosts read too. */

/** Alias path to its target path. */
export type Redirects = ReadonlyMap<string, string>;

/** Parses lines such as `/contact-us /TrendSoft/ContactUs 301`; `#` starts a comment. */
export function parseRedirects(text: string): Redirects {
  const redirects = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to] = (line.split('#', 1)[0] ?? '').trim().split(/\s+/);
    // Own paths only, so that an alias can never send a visitor to another host.
    if (!from?.startsWith('/') || !to || !/^\/(?![/\\])/.test(to)) continue;
    redirects.set(withoutTrailingSlash(from), to);
  }
  return redirects;
}

/** `/About/` and `/About` are one page; `/` and `//` stay as they are. */
export function withoutTrailingSlash(path: string): string {
  return path.endsWith('/') && path.length > 2 ? path.slice(0, -1) : path;
}
