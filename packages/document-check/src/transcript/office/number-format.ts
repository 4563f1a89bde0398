/** The numbers of lists in Office files, as they are shown. */

const ROMAN: readonly [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
const MAX_ROMAN = 4999;

function roman(number: number): string {
  let rest = Math.min(number, MAX_ROMAN);
  let text = '';
  for (const [letters, value] of ROMAN) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** Returns a letter as a number of a list: a, b, …, z, aa, bb. */
const letter = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.ceil(number / 26)));

/** Returns a number in the format of a level. */
export function formatted(number: number, format: string): string {
  if (format === 'lowerLetter') return letter(number);
  if (format === 'upperLetter') return letter(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  return String(number);
}
