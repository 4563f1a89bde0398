/**
 * Cleans what people paste and type, before any rule is applied. Browser and server call it, so that both
 * judge, send and store the same text.
 */
import {addressIn} from './email.ts';
import {
  TEXT_LIMIT,
  fieldsOf,
  type Field,
  type FileField,
  type Form,
  type TextField,
} from './form.ts';
import type {Values} from './validate.ts';

/**
 * What CP1252 has in place of the C1 controls U+0080 to U+009F. Word's quotation marks become controls when a program
 * reads CP1252 as Latin-1. A space stands for none.
 * https://encoding.spec.whatwg.org/index-windows-1252.txt
 */
const CP1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const C1 = /[\x80-\x9f]/g;

/** Word and PowerPoint copy a line break as U+000B, a page break as U+000C and a column break as U+000E. */
const LINE_BREAK = /\r\n?|[\n\v\f\x0e\u2028\u2029]/g;
/** Word's non-breaking hyphen. */
const WORD_HYPHEN = /\x1e/g;
// All that are left, except the tab and the line feed; and code points that are no characters.
const CONTROL = /[\0-\x08\x0b-\x1f\x7f\p{Noncharacter_Code_Point}]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Invisible characters that contacts, chats and web pages put around names and numbers: soft hyphen, marks and
 * overrides of the direction, zero-width space, word joiner, byte order mark.
 */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const JOINER = /[\u200c\u200d]/g;
/** Scripts whose spelling needs the zero-width joiner and non-joiner inside words. */
const SCRIPTS = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
];
const LETTER = `[${SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;
/** A mark at the end of a word may carry a joiner: Malayalam's chillus, a visible virama. */
const MARK = `(?=\\p{M})${LETTER}`;
const PICTOGRAM = '\\p{Extended_Pictographic}';
/** A joiner that is no part of a word or of an emoji such as 👩‍💻. */
const STRAY_JOINER = new RegExp(
  [
    `(?<!${LETTER}|${PICTOGRAM}[\\ufe0f\\p{Emoji_Modifier}]?)[\\u200c\\u200d]`,
    `(?<=${LETTER})(?<!${MARK})[\\u200c\\u200d](?!${LETTER})`,
    `(?<=${PICTOGRAM}[\\ufe0f\\p{Emoji_Modifier}]?)[\\u200c\\u200d](?!${PICTOGRAM})`,
  ].join('|'),
  'gu',
);

/** White space of every kind. */
const SPACE = /[\t\n\p{Zs}]/gu;
/** Text of which nothing is visible: white space, ignorable characters, Hangul and Braille blanks. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * How much longer than its limit a text is still normalised, in UTF-16 code units: for spaces and invisible characters
 * around it. Normalising takes time that grows with the square of the length: half an hour for 1 MB of full stops.
 */
const MARGIN = 4096;

/** Returns whether a text is refused whatever it contains. */
function isFarTooLong(field: Exclude<Field, FileField>, text: string): boolean {
  const {limit = TEXT_LIMIT}: Partial<TextField> = field.control === 'text' ? field : {};
  return text.length > (Number.isFinite(limit) ? limit : TEXT_LIMIT) + MARGIN;
}

/** Returns a form's values, normalised. Unknown names stay as they are. */
export function normalise(form: Form, values: Values): Values {
  const normalised: Record<string, string | undefined> = {...values};
  for (const [name, field] of fieldsOf(form)) {
    const value = values[name];
    if (field.control === 'file' || value === undefined) continue;
    normalised[name] = normaliseText(field, value);
  }
  return normalised;
}

/**
 * Returns the text of one field, normalised; empty if nothing of it is visible. A text that is far too long is returned
 * as it is. Normalising it again changes nothing.
 */
export function normaliseText(field: Exclude<Field, FileField>, value: string): string {
  const text = withLineFeeds(value);
  if (BLANK.test(text)) return '';
  if (isFarTooLong(field, text)) return value;
  const {type, characters, lines}: Partial<TextField> = field.control === 'text' ? field : {};
  // The writer's tabs and wide spaces are kept.
  if (lines !== undefined) return composed(text).trim();
  const line = text.replace(SPACE, ' ');
  if (type === 'email') {
    const address = addressIn(compatible(line));
    // A `mailto:` link can encode more of what has to be cleaned.
    return address === value ? address : normaliseText(field, address);
  }
  if (type === 'date' || characters === 'digits') {
    return compatible(line.replace(JOINER, '')).replace(/\p{Nd}/gu, asciiDigit);
  }
  return composed(line).trim();
}

function withLineFeeds(value: string): string {
  return (
    value
      .replace(C1, (control) => CP1252.charAt(control.charCodeAt(0) - 0x80).trim())
      .replace(LINE_BREAK, '\n')
      .replace(WORD_HYPHEN, '-')
      .replace(CONTROL, '')
      // As browsers do when they post a form themselves.
      .replace(LONE_SURROGATE, '\ufffd')
      .replace(INVISIBLE, '')
  );
}

/** Returns a text in a Unicode normalisation form, without joiners that are no part of a word or an emoji. */
function unicode(form: 'NFC' | 'NFKC', text: string): string {
  const without = text.normalize(form).replace(STRAY_JOINER, '');
  // Reordered marks, or a removed joiner, can make another joiner a stray one.
  return without === text ? text : unicode(form, without);
}

function composed(text: string): string {
  return unicode('NFC', text);
}

/** Returns a number or an address with full-width characters and other compatibility forms in their usual form. */
function compatible(line: string): string {
  return unicode('NFKC', line).trim();
}

/** Returns a decimal digit of any script in ASCII. Unicode encodes digits in runs from 0 to 9, some of which adjoin. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
