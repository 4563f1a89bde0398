/** How a pseudo-locale changes words, and which words nobody translates. */

/** Changes the words of one piece of text. */
export type Disguise = (text: string) => string;

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// Each is one code unit, so that places in the two lists agree.
const ACCENTED = 'ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** Placeholders, addresses, entities of HTML, and names: the same in every language. */
const KEPT = /\{[^{}]*\}|\S+@\S+\.\w+|https?:\/\/\S+|&#?\w+;|TrendSoft/g;

/** Applies a change to all but what is the same in every language. */
function exceptKept(text: string, change: Disguise): string {
  const kept = text.match(KEPT) ?? [];
  return text
    .split(KEPT)
    .flatMap((part, index) => [change(part), kept[index] ?? ''])
    .join('');
}

const accentedLetter = (letter: string) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** Gives each letter an accent: what stays plain on a page did not come from a translation. */
export const accented: Disguise = (text) =>
  exceptKept(text, (part) => part.replace(/[A-Za-z]/g, accentedLetter));

/** As `accented`, and says each vowel twice: about a third longer, as many languages are. */
export const accentedAndLonger: Disguise = (text) =>
  exceptKept(text, (part) =>
    part
      .replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())
      .replace(/[A-Za-z]/g, accentedLetter),
  );

/** Turns each word round by U+202E, so that it runs from right to left and can still be read. */
export const mirrored: Disguise = (text) =>
  exceptKept(text, (part) => part.replace(/[A-Za-z][A-Za-z’'-]*/g, '\u202E$&\u202C'));
