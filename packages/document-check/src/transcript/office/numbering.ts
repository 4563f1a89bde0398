/** The bullets and numbers of lists in a Word file: ISO/IEC 29500-1, 17.9. */
import {valueOf} from '../../office/word/styles.ts';
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {formatted} from './number-format.ts';

const BULLET = '•';

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

/** List → its levels, by their numbers from 0. */
function levelsOf(definitions: readonly XmlElement[]): Map<string, Map<number, Level>> {
  const abstract = new Map<string, XmlElement>();
  const lists = new Map<string, Map<number, Level>>();
  for (const element of definitions) {
    const {abstractNumId = '', numId = ''} = element.attributes;
    if (element.name === 'abstractNum') abstract.set(abstractNumId, element);
    if (element.name !== 'num') continue;
    const base = abstract.get(valueOf(child(element, 'abstractNumId')) ?? '');
    lists.set(numId, levelsIn(base));
  }
  return lists;
}

const levelsIn = (abstract: XmlElement | undefined): Map<number, Level> =>
  new Map(
    (abstract?.children ?? [])
      .filter(({name}) => name === 'lvl')
      .map((level) => [Number(level.attributes['ilvl']), levelOf(level)]),
  );

const levelOf = (level: XmlElement): Level => ({
  format: valueOf(child(level, 'numFmt')) ?? 'decimal',
  text: valueOf(child(level, 'lvlText')) ?? '',
  start: Number(valueOf(child(level, 'start')) ?? 1),
});

/** Returns a function that counts list items, and returns the bullet or number of each. @param definitions of lists, as in the part `numbering` */
export function createNumbering(definitions: readonly XmlElement[]) {
  const lists = levelsOf(definitions);
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
