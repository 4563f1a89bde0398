/** Which glyph name a code of a simple font has: ISO 32000-1, 9.6.6 and Annex D. */
import {Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {LATIN_NAMES, NAME_OF} from './latin.ts';

/** Code → glyph name. */
export type Encoding = Map<number, string>;

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

/** @param builtIn what the font program says itself */
export function encodingOf(font: Dict, builtIn: Encoding | undefined): Encoding {
  const base = NAMED.get(baseOf(font) ?? '') ?? builtIn ?? STANDARD_ENCODING;
  return new Map([...base, ...differencesOf(font.dict('Encoding'))]);
}
