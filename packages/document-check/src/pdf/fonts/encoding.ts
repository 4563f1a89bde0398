/** Which glyph name a code of a simple font has: ISO 32000-1, 9.6.6 and Annex D. */
import {Name} from '../objects.ts';
import type {Dict} from '../objects.ts';

/** Code → glyph name. */
export type Encoding = Map<number, string>;

/** Returns whether a glyph name is in the Adobe Glyph List. */
export type IsListed = (name: string) => boolean;

/** The upper halves of the two encodings that go by characters. No TextDecoder: some Node decode 0x80 to 0x9f wrongly. */
const WINDOWS = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';
const MACINTOSH =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

const ASCII = Array.from({length: 128}, (_, code) => String.fromCharCode(code));
const LATIN_1 = Array.from({length: 96}, (_, code) => String.fromCharCode(code + 160));

export const WIN_ANSI_CHARACTERS: readonly string[] = [
  ...ASCII,
  ...Array.from(WINDOWS),
  ...LATIN_1,
];
export const MAC_ROMAN_CHARACTERS: readonly string[] = [...ASCII, ...Array.from(MACINTOSH)];

/** The names that a Differences array gives. */
export function differencesOf(encoding: Dict | undefined): Encoding {
  const names: Encoding = new Map();
  let code = 0;
  for (const raw of encoding?.array('Differences') ?? []) {
    const entry = encoding?.resolve(raw);
    if (typeof entry === 'number') code = entry;
    else if (entry instanceof Name) {
      names.set(code, entry.value);
      code += 1;
    }
  }
  return names;
}

/** The name of the encoding that a font starts from, if it names one. */
export function baseOf(font: Dict): string | undefined {
  return font.name('Encoding') ?? font.dict('Encoding')?.name('BaseEncoding');
}
