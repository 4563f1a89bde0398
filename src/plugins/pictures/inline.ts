/** Copies the drawings that a page uses from their files into the page. */

const USE = /(<use href=)"?([^"\s>]+?\.svg)#([\w-]+)"?( ?\/>| ?>)/g;

/** Returns the id of a drawing in the page: `/img/art/web.svg` and `art` → `web-art`. */
function idOf(file: string, symbol: string): string {
  return `${/([^/]+)\.svg$/.exec(file)?.[1] ?? ''}-${symbol}`;
}

/** Returns a file's symbol with another id. @throws Error if the file has no such symbol */
function symbolOf(svg: string, file: string, symbol: string): string {
  const [found] = new RegExp(`<symbol id="${symbol}".*?</symbol>`, 's').exec(svg) ?? [];
  if (!found) throw new Error(`${file} has no <symbol id="${symbol}">, which a page uses.`);
  if (/\bid="|url\(#|href=/.test(found.slice('<symbol id="'.length))) {
    throw new Error(`${file}#${symbol} refers to a part of its file, which pages cannot include.`);
  }
  return found.replace(`id="${symbol}"`, `id="${idOf(file, symbol)}"`);
}

/**
 * Returns the page with a copy of each drawing at the end of its body, to which every `<use href="FILE.svg#ID">`
 * refers. The copies are outside React's root, so React does not remove them.
 *
 * @param read returns the text of a file by its URL, e.g. /img/icons.svg
 * @throws Error if a drawing does not exist
 */
export function inlinePictures(html: string, read: (file: string) => string): string {
  const symbols = new Map<string, string>();
  const add = (file: string, symbol: string) => {
    const id = idOf(file, symbol);
    if (symbols.has(id)) return;
    symbols.set(id, symbolOf(read(file), file, symbol));
  };
  const page = html.replaceAll(
    USE,
    (_, start: string, file: string, symbol: string, end: string) => {
      add(file, symbol);
      return `${start}"#${idOf(file, symbol)}"${end}`;
    },
  );
  if (symbols.size === 0) return html;
  const sheet = `<svg display="none" aria-hidden="true">${[...symbols.values()].join('')}</svg>`;
  return page.replace('</body>', () => `${sheet}</body>`);
}
