/** The standard Latin characters of ISO 32000-1, Annex D, in the order of CFF's standard strings. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CAPITALS = LETTERS.split('').join(' ');

/** Names 1 to 95 are those of ASCII, but for two quotes. */
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

/** Standard string → name; 0 is `.notdef`. */
export const LATIN_NAMES: readonly string[] = [
  '.notdef',
  ...`${ASCII} ${REST}`.split(' '),
  ...ACCENTED_NAMES,
  // Of the small letters y and z have no more accents than the capitals.
  ...ACCENTED_NAMES.map(small),
];

const MARKS = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circumflex: '\u0302',
    tilde: '\u0303',
    macron: '\u0304',
    breve: '\u0306',
    dotaccent: '\u0307',
    dieresis: '\u0308',
    ring: '\u030a',
    hungarumlaut: '\u030b',
    caron: '\u030c',
    cedilla: '\u0327',
    ogonek: '\u0328',
  }),
);

const UNICODE = new Map<string, string>([['Euro', '€']]);
for (const [index, name] of LATIN_NAMES.entries()) {
  if (index >= 1 && index <= 95) UNICODE.set(name, String.fromCharCode(31 + index));
  else if (index >= 96 && index < 171) UNICODE.set(name, REST_UNICODE.charAt(index - 96));
}
UNICODE.set('quoteright', '’').set('quoteleft', '‘');

/** The character of a glyph name: the standard sets, and the patterns of the Adobe Glyph List. */
export function unicodeOfName(name: string): string | undefined {
  const known = UNICODE.get(name);
  if (known !== undefined) return known;
  const bare = name.split('.')[0] ?? '';
  const hex = /^(?:uni((?:[0-9A-F]{4})+)|u([0-9A-F]{4,6}))$/.exec(bare);
  if (hex?.[1])
    return String.fromCharCode(
      ...(hex[1].match(/.{4}/g) ?? []).map((part) => Number.parseInt(part, 16)),
    );
  if (hex?.[2] && Number.parseInt(hex[2], 16) < 0x110000)
    return String.fromCodePoint(Number.parseInt(hex[2], 16));
  const accented = /^([A-Za-z])([a-z]+)$/.exec(bare);
  const mark = MARKS.get(accented?.[2] ?? '');
  if (accented?.[1] && mark) return (accented[1] + mark).normalize('NFC');
  if (bare !== name && bare !== '') return unicodeOfName(bare);
  return undefined;
}

/** Character → name, for the encodings that are known by their characters. */
export const NAME_OF = new Map<string, string>();
for (const name of [...LATIN_NAMES.slice(1), 'Euro']) {
  const character = unicodeOfName(name);
  if (character !== undefined && !NAME_OF.has(character)) NAME_OF.set(character, name);
}
NAME_OF.set("'", 'quotesingle').set('`', 'grave').set('\u00a0', 'space').set('\u00ad', 'hyphen');
