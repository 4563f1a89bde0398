import {BLOCKS} from '../../src/blocks/declared';

const DECLARED = Object.values(BLOCKS).flatMap(({required, optional}) =>
  Object.entries({...required, ...optional}),
);
const TRANSLATED = new Set(DECLARED.filter(([, value]) => value.translated).map(([name]) => name));
/** Props that hold no words in any block. */
const CHOICES = [...new Set(DECLARED.map(([name]) => name))].filter(
  (name) => !TRANSLATED.has(name),
);

/** What stands on a page without being read: blanked, so that lines and columns stay. */
const NOT_READ: RegExp[] = [
  /^import .*$/gm,
  /^(?:canonical|kind|posted|validThrough): .*$/gm,
  /\{#[^}]*\}/g,
  /\]\([^)]*\)/g,
  new RegExp(String.raw`\b(?:${CHOICES.join('|')})="[^"]*"`, 'g'),
  /<\/?[A-Za-z]+/g,
  /`[^`\n]*`/g,
];

/** The words of a page, line by line, each at its column. */
export function proseLines(source: string): string[] {
  const blanked = NOT_READ.reduce(
    (text, pattern) => text.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    source.replaceAll('\r\n', '\n'),
  );
  return blanked.split('\n');
}
