/** The menus as sidebars.ts has them. */
import sidebars from '../../sidebars';

interface Category {
  tab: string;
  links: (readonly [label: string, path: string])[];
}

/** The categories of the services panel, each with its overview and its pages. */
export const CATEGORIES = sidebars.pages.flatMap(({path, category, pages = []}): Category[] =>
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

/** What a menu calls a page. */
export function labelIn(menu: 'header' | 'drawer', path: string): string {
  const found = sidebars[menu].find((link) => link.path === path);
  if (!found) throw new Error(`The ${menu} has no link to ${path}.`);
  return found.label;
}

/** Each entry of a menu with its target. */
export const linksIn = (menu: 'header' | 'drawer') =>
  sidebars[menu].map(({label, path}) => [label, path]);
