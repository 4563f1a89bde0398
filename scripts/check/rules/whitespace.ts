import type {Problem} from '../../../src/mdx/problem';
import type {Rule} from './rule';

/** Soft hyphen, zero-width space, word joiner, byte order mark. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** A row as a spreadsheet gives it. */
const isPasted = (text = '') => /\S\t+\S/.test(text);
const PASTED =
  'Tabs between words, as a spreadsheet leaves them. Write a table: | before, between and after the cells, and | --- | --- | below the first row';

export const whitespace: Rule = {
  name: 'spaces',
  level: 'error',
  about: 'spaces at the end of lines, tabs, invisible characters, and the line that ends a file',
  find({lines, source}) {
    const found = lines.flatMap((text, index): Problem[] => {
      const line = index + 1;
      const [end = ''] = /[^\S\n]+$/.exec(text) ?? [];
      if (end !== '') {
        const column = text.length - end.length + 1;
        const message = `Spaces at the end of the line${end.length > 1 ? ', which Markdown reads as a line break' : ''}. Remove them`;
        return [{line, column, message, fix: {find: text, put: text.trimEnd()}}];
      }
      const hidden = text.search(INVISIBLE);
      if (hidden !== -1) {
        const message =
          'An invisible character, as word processors leave it behind; searching and copying stumble over it. Remove it';
        const fix = {find: text, put: text.replaceAll(INVISIBLE, '')};
        return [{line, column: hidden + 1, message, fix}];
      }
      const tab = text.indexOf('\t');
      if (tab === -1) return [];
      if (isPasted(text))
        return isPasted(lines[index - 1]) ? [] : [{line, column: tab + 1, message: PASTED}];
      const message = 'A tab, which is as wide as each program likes. Use spaces';
      return [
        {line, column: tab + 1, message, fix: {find: text, put: text.replaceAll('\t', '  ')}},
      ];
    });
    const last = lines.length;
    if (source.endsWith('\n') || source === '') return found;
    const message =
      'The last line has no end, so that the next change marks it too. Press Enter after it';
    return [
      ...found,
      {line: last, message, fix: {find: lines[last - 1] ?? '', put: `${lines[last - 1] ?? ''}\n`}},
    ];
  },
};
