import {REPLACE} from '../../new/index';
import type {Problem} from '../../../src/mdx/problem';
import {proseLines} from '../prose';
import type {Rule} from './rule';

/** What people write where they mean to come back. */
const NOTE = /\b(?:TODO|TBD|TBC|FIXME|XX+)\b|\blorem ipsum[\p{L} ]*|\?\?\?/iu;

export const starter: Rule = {
  name: 'starter text',
  level: 'error',
  about: '`npm run new`’s own sentences, and notes to oneself, which are there to be replaced',
  find: ({lines, source}) => [
    ...lines.flatMap((text, index) => {
      const at = text.indexOf(REPLACE);
      const message = `"${REPLACE}" begins a sentence that npm run new wrote. Put your own words in its place`;
      return at === -1 ? [] : [{line: index + 1, column: at + 1, message}];
    }),
    ...proseLines(source).flatMap((text, index): Problem[] => {
      const note = NOTE.exec(text);
      if (!note) return [];
      const message = `"${note[0]}" was left for later, and visitors would read it. Write what should stand here, or take it out`;
      return [{line: index + 1, column: note.index + 1, message}];
    }),
  ],
};
