import type {Rule} from './rule';

/** Checks that no two pages have the same title, in tabs and search results. */
export const titles: Rule = {
  name: 'front matter',
  level: 'error',
  find({file, partial, values, keyLines}, {titledAs}) {
    const {title} = values;
    if (partial || typeof title !== 'string') return [];
    const [other] = titledAs(title).filter((page) => page !== file);
    if (other === undefined) return [];
    const message = `${other} has the title "${title}" too, so nobody can tell them apart in tabs and search results. Give one of them another title`;
    return [{line: keyLines['title'] ?? 1, message}];
  },
};
