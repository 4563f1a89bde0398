/** The bullets and numbers of lists in a Word file: ISO/IEC 29500-1, 17.9. */
import {valueOf} from '../../office/word/styles.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';

const BULLET = '•';
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

interface Level {
  format: string;
  text: string;
  start: number;
}

/** A paragraph's position in a list. */
export interface ListPosition {
  list: string;
  level: number;
}

/** Returns the levels of each list by its id. */
function levelsOf(root: XmlElement | undefined): Map<string, Map<number, Level>> {
  const abstract = new Map<string, XmlElement>();
  const lists = new Map<string, Map<number, Level>>();
  for (const element of root?.children ?? []) {
    if (element.name === 'abstractNum') {
      abstract.set(element.attributes['abstractNumId'] ?? '', element);
    }
    if (element.name !== 'num') continue;
    const base = abstract.get(valueOf(child(element, 'abstractNumId')) ?? '');
    const levels = (base?.children ?? []).filter(({name}) => name === 'lvl');
    lists.set(
      element.attributes['numId'] ?? '',
      new Map(levels.map((level) => [Number(level.attributes['ilvl']), levelOf(level)])),
    );
  }
  return lists;
}

const levelOf = (level: XmlElement): Level => ({
  format: valueOf(child(level, 'numFmt')) ?? 'decimal',
  text: valueOf(child(level, 'lvlText')) ?? '',
  start: Number(valueOf(child(level, 'start')) ?? 1),
});

/** Returns a function that counts list items, and returns the bullet or number of each. @param root the part `numbering` */
export function createNumbering(root: XmlElement | undefined) {
  const lists = levelsOf(root);
  const counters = new Map<string, number[]>();
  return ({list, level}: ListPosition): string => {
    const levels = lists.get(list);
    const own = levels?.get(level);
    const numbers = counters.get(list) ?? [];
    counters.set(list, numbers);
    numbers[level] = (numbers[level] ?? (own?.start ?? 1) - 1) + 1;
    numbers.length = level + 1;
    if (!own || own.format === 'bullet') return BULLET;
    if (own.format === 'none') return '';
    return own.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const format = levels?.get(at)?.format ?? 'decimal';
      return formatted(numbers[at] ?? levels?.get(at)?.start ?? 1, format);
    });
  };
}
