/** Where in the repository an element of a built page comes from: the MDX of the page, or a component. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

export interface SourceLine {
  /** Relative to the repository. */
  file: string;
  /** From 1. */
  line: number;
}

/** Folders whose components name their classes after themselves, as in `Carousel_viewport`. */
const PARENTS = ['src/components', 'src/primitives', 'src/theme'];

const TRANSLATED = 'docusaurus-plugin-content-pages';

/**
 * The line that is most probably at fault: where an attribute or the text of the element is
 * written in the page's MDX, or where its class is given in a component, or else the page's first.
 *
 * @param html of the element, from its opening tag on
 * @param prefix folder of the locale, e.g. `/es`; empty for English
 */
export function sourceOf(route: string, html: string, prefix = ''): SourceLine {
  const page = pageFile(route, prefix);
  return wordsOf(page, html) ?? classOf(html) ?? {file: page, line: 1};
}

/** The file that a route is made from. */
export function pageFile(route: string, prefix = ''): string {
  const own = route.slice(prefix.length).replace(/^\//, '') || 'index';
  const folder = prefix ? `i18n${prefix}/${TRANSLATED}` : 'pages';
  const candidates = [`${folder}/${own}.mdx`, `${folder}/${own}/index.mdx`, `pages/${own}.mdx`];
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  return own === '404.html' ? 'src/theme/NotFound/index.tsx' : 'src/theme/AliasPage/index.tsx';
}

/** The line of the page, or of what it imports, that has an attribute's value or the text. */
function wordsOf(page: string, html: string): SourceLine | undefined {
  if (!page.endsWith('.mdx')) return undefined;
  const text = /^<[^>]*>([^<]{4,})/.exec(html)?.[1]?.trim();
  const tag = /^<[^>]*>?/.exec(html)?.[0] ?? '';
  const attributes = [...tag.matchAll(/\s(?:id|href|alt|aria-label|label)="([^"]{3,})"/g)].map(
    ([, value = '']) => value,
  );
  const lines = readFileSync(page, 'utf8').split('\n');
  const partials = lines.flatMap(
    (line) => /@site\/(pages\/_partials\/[^'"]+)/.exec(line)?.[1] ?? [],
  );
  for (const file of [page, ...partials]) {
    for (const words of [...(text ? [text.slice(0, 40)] : []), ...attributes]) {
      const line = lineWith(file, words);
      if (line) return {file, line};
    }
  }
  return undefined;
}

/** `Carousel_viewport` is given in src/components/Carousel, as `styles.viewport`. */
function classOf(html: string): SourceLine | undefined {
  const [, component, name] =
    /^<[^>]*\sclass="?(?:[^"]*\s)?([A-Z]\w*?)_([a-z]\w*)/.exec(html) ?? [];
  if (!component || !name) return undefined;
  for (const parent of PARENTS) {
    const folder = path.posix.join(parent, component);
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder).filter((file) =>
      /^(?!.*\.(test|examples)\.).*\.tsx$/.test(file),
    );
    for (const file of files.map((one) => `${folder}/${one}`)) {
      const line = lineWith(file, `styles.${name}`);
      if (line) return {file, line};
    }
  }
  return undefined;
}

/** From 1; 0 when no line has the words. */
function lineWith(file: string, words: string): number {
  if (!existsSync(file)) return 0;
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  );
}
