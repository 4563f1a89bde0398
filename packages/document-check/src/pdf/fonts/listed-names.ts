/** Glyph names of the Adobe Glyph List: clauses 7.21.6 and 7.21.7. */
import {lazyModule} from '../lazy.ts';
import type {IsListed} from './encoding.ts';
import type {Font} from './font.ts';

/** Returns a test for names. It uses the standard sets, or the whole list, loaded on demand, if a font has other names. */
export async function listedNameTest(fonts: Iterable<Font>): Promise<IsListed> {
  const names = [...fonts].flatMap((font) => font.namesUsed());
  if (names.length === 0) return () => true;
  const common = new Set([...lazyModule('names').LATIN_NAMES.slice(1), 'Euro']);
  if (names.every((name) => common.has(name))) return (name) => common.has(name);
  const {SYMBOL_NAMES} = await import('./symbol-names.ts');
  const isCommon: IsListed = (name) => common.has(name) || SYMBOL_NAMES.has(name);
  if (names.every(isCommon)) return isCommon;
  const {NAMES} = await import('./adobe-glyph-list.ts');
  const list = new Set(NAMES.split(' '));
  return (name) => list.has(name);
}
