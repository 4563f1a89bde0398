/** Maps the codes of a simple font to glyph names: ISO 32000-1, 9.6.6 and Annex D. */
import {Name} from '../objects.ts';
import type {Dict} from '../objects.ts';

/** Code → glyph name. */
export type Encoding = Map<number, string>;

/** Returns whether a glyph name is in the Adobe Glyph List. */
export type IsListed = (name: string) => boolean;

/** Windows-1252 from 0x80 to 0x9f. No TextDecoder: some versions of Node decode these wrongly. */
const WINDOWS = '€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ';

const CODES = Uint8Array.from({length: 256}, (_, code) => code);

export const WIN_ANSI_CHARACTERS: readonly string[] = Array.from(
  CODES,
  (code) => (code < 0xa0 && WINDOWS[code - 0x80]) || String.fromCharCode(code),
);
export const MAC_ROMAN_CHARACTERS = Array.from(new TextDecoder('macintosh').decode(CODES));

/** Returns the names in a Differences array. */
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

/** Returns the name of a font's base encoding, if it names one. */
export function baseOf(font: Dict): string | undefined {
  return font.name('Encoding') ?? font.dict('Encoding')?.name('BaseEncoding');
}
