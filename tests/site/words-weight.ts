/** Measures the text in a page's scripts, which budgets exclude, so that writers can add content. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {BUILD, folded, pageAt} from '../setup/site';
import {bundle} from '../setup/weights';

const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t'};

/** Returns a script without the text or addresses in its strings. */
export function withoutWords(script: string, words: ReadonlySet<string>): string {
  return script.replaceAll(LITERAL, (literal) => {
    const text = literal
      .slice(1, -1)
      .replaceAll(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign);
    return words.has(folded(text)) ? '""' : literal;
  });
}

/** Returns the texts and link targets of a page's elements. */
function wordsOn(route: string): Set<string> {
  const $ = pageAt(route);
  const texts = $('title, body *:not(script, style)')
    .contents()
    .get()
    .flatMap((node) => ('data' in node ? [node.data] : []));
  const named = $('[alt], [title], [aria-label], [content], [href]')
    .get()
    .flatMap(({attribs}) =>
      ['alt', 'title', 'aria-label', 'content', 'href'].flatMap((name) => attribs[name] ?? []),
    );
  return new Set([...texts, ...named].map(folded).filter((text) => text.length > 1));
}

function share(file: string, words: ReadonlySet<string>): number {
  const script = readFileSync(path.join(BUILD, file), 'utf8');
  const bytes = (text: string) => brotliCompressSync(text).length;
  return bytes(script) - bytes(withoutWords(script, words));
}

/** Size of the text in the main script, which is the same on every page. */
const ofShared = new Map<string, number>();

/** Returns the transfer size of the text in the scripts that hydrate a route. */
export function wordsWeight(route: string): number {
  const scripts = bundle(route).map(({file}) => file);
  const words = wordsOn(route);
  return scripts.reduce((sum, file) => {
    if (!file.includes('/main.')) return sum + share(file, words);
    if (!ofShared.has(file)) ofShared.set(file, share(file, words));
    return sum + (ofShared.get(file) ?? 0);
  }, 0);
}
