/** The menus of sidebars.ts. */
import sidebars from '../../sidebars';
import {menusOf, structureOf} from '../../src/menus';

/** The menus with the label of every entry. */
export const MENUS = menusOf(structureOf(sidebars));

interface Category {
  tab: string;
  links: (readonly [label: string, path: string])[];
}

/** The categories of the services panel, with their overviews and pages. */
export const CATEGORIES = MENUS.pages.flatMap(({path, category, pages = []}): Category[] =>
  category === undefined
    ? []
    : [
        {
          tab: category,
          links: [
            [`${category} overview`, path],
            ...pages.map((page) => [page.label, page.path] as const),
          ],
        },
      ],
) as [Category, ...Category[]];

export function labelIn(menu: 'header' | 'drawer', path: string): string {
  const found = MENUS[menu].find((link) => link.path === path);
  if (!found) throw new Error(`The ${menu} has no link to ${path}.`);
  return found.label;
}

export const linksIn = (menu: 'header' | 'drawer') =>
  MENUS[menu].map(({label, path}) => [label, path]);
