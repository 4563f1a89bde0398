import type {Problem} from '../../../src/plugins/problem';
import {wordsIn} from '../links';
import {nodesOf, placeOf} from '../walk';
import type {Rule} from './rule';

export const tables: Rule = {
  name: 'tables',
  level: 'error',
  about: 'a heading for every column',
  find({tree}) {
    if (!tree) return [];
    return nodesOf(tree).flatMap((node): Problem[] => {
      if (node.type !== 'table') return [];
      const [head] = node.children;
      const empty = head?.children.findIndex((cell) => wordsIn(cell) === '') ?? -1;
      if (!head || empty === -1) return [];
      return [
        {
          ...placeOf(head),
          message: `Column ${empty + 1} of the table has no heading, so a screen reader cannot say what its cells are. Write a word into its first row`,
        },
      ];
    });
  },
};
