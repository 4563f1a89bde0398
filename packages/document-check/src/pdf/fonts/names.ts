/** Encodings as names of glyphs. Fonts whose codes are characters anyway do without. */
import type {Dict} from '../objects.ts';
import {baseOf, differencesOf, MAC_ROMAN_CHARACTERS, WIN_ANSI_CHARACTERS} from './encoding.ts';
import type {Encoding} from './encoding.ts';
import {LATIN_NAMES, NAME_OF} from './latin.ts';

export {LATIN_NAMES, unicodeOfName} from './latin.ts';

/** Where the upper half of StandardEncoding puts standard strings 96 to 149. */
const UPPER = [
  ...[0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7, 0xa8, 0xa9, 0xaa, 0xab, 0xac, 0xad, 0xae, 0xaf],
  ...[0xb1, 0xb2, 0xb3, 0xb4, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbf, 0xc1, 0xc2],
  ...[0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc8, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xd0, 0xe1, 0xe3, 0xe8],
  ...[0xe9, 0xea, 0xeb, 0xf1, 0xf5, 0xf8, 0xf9, 0xfa, 0xfb],
];

export const STANDARD_ENCODING: Encoding = new Map([
  ...LATIN_NAMES.slice(1, 96).map((name, i): [number, string] => [i + 32, name]),
  ...LATIN_NAMES.slice(96, 150).map((name, i): [number, string] => [UPPER[i] ?? 0, name]),
]);

function fromCharacters(characters: readonly string[]): Encoding {
  const encoding: Encoding = new Map();
  for (const [code, character] of characters.entries()) {
    const name = NAME_OF.get(character);
    if (name !== undefined) encoding.set(code, name);
  }
  return encoding;
}

/** What documents name is looked for in maps: an object knows `constructor` too. */
const NAMED = new Map([
  ['StandardEncoding', STANDARD_ENCODING],
  ['WinAnsiEncoding', fromCharacters(WIN_ANSI_CHARACTERS)],
  ['MacRomanEncoding', fromCharacters(MAC_ROMAN_CHARACTERS)],
]);

/** @param builtIn what the font program says itself */
export function encodingOf(font: Dict, builtIn: Encoding | undefined): Encoding {
  const base = NAMED.get(baseOf(font) ?? '') ?? builtIn ?? STANDARD_ENCODING;
  return new Map([...base, ...differencesOf(font.dict('Encoding'))]);
}
