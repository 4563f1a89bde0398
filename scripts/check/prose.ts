/** What stands on a page without being read: blanked, so that lines and columns stay. */
const NOT_READ: RegExp[] = [
  /^import .*$/gm,
  /^(?:canonical|kind|posted|validThrough): .*$/gm,
  /\{#[^}]*\}/g,
  /\]\([^)]*\)/g,
  /\b(?:src|to|id|icon|art|picture|tone|layout|variant|start)="[^"]*"/g,
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
