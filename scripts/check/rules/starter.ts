import {REPLACE} from '../../new/words';
import type {Rule} from './rule';

export const starter: Rule = {
  name: 'starter text',
  level: 'error',
  about: '`npm run new`’s own sentences, which are there to be replaced',
  find: ({lines}) =>
    lines.flatMap((text, index) => {
      const at = text.indexOf(REPLACE);
      const message = `"${REPLACE}" begins a sentence that npm run new wrote. Put your own words in its place`;
      return at === -1 ? [] : [{line: index + 1, column: at + 1, message}];
    }),
};
