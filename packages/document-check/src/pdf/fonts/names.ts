/** Names of glyphs: the standard Latin ones of ISO 32000-1, Annex D, in the order of CFF's standard strings, and encodings. */
import type {Dict} from '../objects.ts';
import {baseOf, differencesOf, MAC_ROMAN_CHARACTERS, WIN_ANSI_CHARACTERS} from './encoding.ts';
import type {Encoding} from './encoding.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = LETTERS.split('').join(' ');

/** Names 1 to 95 are those of ASCII, except two quotes. */
const ASCII =
  'space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright ' +
  'asterisk plus comma hyphen period slash zero one two three four five six seven eight nine ' +
  `colon semicolon less equal greater question at ${CAPITALS} bracketleft backslash ` +
  `bracketright asciicircum underscore quoteleft ${CAPITALS.toLowerCase()} braceleft bar ` +
  'braceright asciitilde';

const REST =
  'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft ' +
  'guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered ' +
  'paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis ' +
  'perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring ' +
  'cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae ' +
  'dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf ' +
  'plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior ' +
  'registered minus eth multiply threesuperior copyright';

const REST_UNICODE =
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ–†‡·¶•‚„”»…‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—Æª" + 'ŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©';

const ACCENTED =
  'Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis ' +
  'Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde ' +
  'Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron';

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const ACCENTED_NAMES = ACCENTED.split(' ');

/** Standard string → name; 0 is `.notdef`. The lists are copied from the standard, where spaces separate names. */
export const LATIN_NAMES: readonly string[] = [
  '.notdef',
  ...ASCII.split(' '),
  ...REST.split(' '),
  ...ACCENTED_NAMES,
  // Of the small letters y and z have no more accents than the capitals.
  ...ACCENTED_NAMES.map(small),
];

/** Name of an accent → its combining character. */
const COMBINING = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circumflex', '\u0302'],
  ['tilde', '\u0303'],
  ['macron', '\u0304'],
  ['breve', '\u0306'],
  ['dotaccent', '\u0307'],
  ['dieresis', '\u0308'],
  ['ring', '\u030a'],
  ['hungarumlaut', '\u030b'],
  ['caron', '\u030c'],
  ['cedilla', '\u0327'],
  ['ogonek', '\u0328'],
]);

const UNICODE = new Map<string, string>([['Euro', '€']]);
for (const [index, name] of LATIN_NAMES.entries()) {
  if (index >= 1 && index <= 95) UNICODE.set(name, String.fromCharCode(31 + index));
  else if (index >= 96 && index < 171) UNICODE.set(name, REST_UNICODE.charAt(index - 96));
}
UNICODE.set('quoteright', '’').set('quoteleft', '‘');

const parseHex = (digits: string): number => Number.parseInt(digits, 16);

/** The text of a name that states code units or a code point: `uni20AC0308`, `u1F600`. */
function textOfHexName(name: string): string | undefined {
  const [, units, point] = /^(?:uni((?:[0-9A-F]{4})+)|u([0-9A-F]{4,6}))$/.exec(name) ?? [];
  if (units) return String.fromCharCode(...(units.match(/.{4}/g) ?? []).map(parseHex));
  const code = parseHex(point ?? '');
  return code < 0x110000 ? String.fromCodePoint(code) : undefined;
}

/** The character of a letter with an accent: `eacute`. */
function accentedLetter(name: string): string | undefined {
  const [, letter = '', accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  const mark = COMBINING.get(accent);
  return mark && (letter + mark).normalize('NFC');
}

/** The character of a glyph name: the standard sets, and the patterns of the Adobe Glyph List. */
export function unicodeOfName(name: string): string | undefined {
  const known = UNICODE.get(name);
  if (known !== undefined) return known;
  const [base = ''] = name.split('.');
  const text = textOfHexName(base) ?? accentedLetter(base);
  if (text !== undefined) return text;
  // A suffix names a variant of a glyph: `a.sc`.
  return base === name || base === '' ? undefined : unicodeOfName(base);
}

/** Character → name, for the encodings defined by characters. */
const NAME_OF = new Map<string, string>();
for (const name of [...LATIN_NAMES.slice(1), 'Euro']) {
  const character = unicodeOfName(name);
  if (character !== undefined && !NAME_OF.has(character)) NAME_OF.set(character, name);
}
NAME_OF.set("'", 'quotesingle').set('`', 'grave').set('\u00a0', 'space').set('\u00ad', 'hyphen');

/** The positions of standard strings 96 to 149 in the upper half of StandardEncoding. */
const UPPER = [
  0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7, 0xa8, 0xa9, 0xaa, 0xab, 0xac, 0xad, 0xae, 0xaf, 0xb1,
  0xb2, 0xb3, 0xb4, 0xb6, 0xb7, 0xb8, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbf, 0xc1, 0xc2, 0xc3, 0xc4,
  0xc5, 0xc6, 0xc7, 0xc8, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xd0, 0xe1, 0xe3, 0xe8, 0xe9, 0xea, 0xeb,
  0xf1, 0xf5, 0xf8, 0xf9, 0xfa, 0xfb,
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

/** A map, because names from documents, such as `constructor`, would be found in an object. */
const NAMED = new Map([
  ['StandardEncoding', STANDARD_ENCODING],
  ['WinAnsiEncoding', fromCharacters(WIN_ANSI_CHARACTERS)],
  ['MacRomanEncoding', fromCharacters(MAC_ROMAN_CHARACTERS)],
]);

/** The encoding of a simple font. @param builtIn the encoding in the font program */
export function encodingOf(font: Dict, builtIn: Encoding | undefined): Encoding {
  const base = NAMED.get(baseOf(font) ?? '') ?? builtIn ?? STANDARD_ENCODING;
  return new Map([...base, ...differencesOf(font.dict('Encoding'))]);
}
