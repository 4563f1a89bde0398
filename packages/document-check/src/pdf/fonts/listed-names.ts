/** Glyph names of the Adobe Glyph List: clauses 7.21.6 and 7.21.7. */
import type {Font} from './font.ts';
import {LATIN_NAMES, SYMBOL_NAMES} from './latin.ts';
import type {IsListed} from './latin.ts';

const LATIN = new Set([...LATIN_NAMES.slice(1), 'Euro']);

const isCommon: IsListed = (name) => LATIN.has(name) || SYMBOL_NAMES.has(name);

/** Returns a test by the standard sets; by the whole list, which is fetched then, where a font has other names. */
export async function listedNames(fonts: Iterable<Font>): Promise<IsListed> {
  const rest = [...fonts].flatMap((font) => font.namesUsed()).filter((name) => !isCommon(name));
  if (rest.length === 0) return isCommon;
  const {NAMES: names} = await import('./adobe-glyph-list.ts');
  const list = new Set(names.split(' '));
  return (name) => list.has(name);
}
