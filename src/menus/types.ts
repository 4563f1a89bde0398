/** Shapes of sidebars.ts and of what the browser gets to see of it. */

export interface Page {
  /** Route, exact case. */
  path: string;
  /** Name in breadcrumbs and menus. */
  label: string;
  /** Makes the page a category of the services panel, under this label; its `pages` are the links. */
  category?: string;
  /** Links a page that is further down from the services panel, too. */
  panel?: true;
  /** Old addresses that redirect here. */
  aliases?: string[];
  pages?: Page[];
}

/** A page of the tree, by its route, under its own name or the given one; without a route, plain text. */
export type MenuEntry = {path: string; label?: string} | {path?: undefined; label: string};

export interface MenuLink {
  path?: string;
  label: string;
}

interface MenuGroup<Link> {
  label: string;
  links: Link[];
}

export interface Offices {
  country: string;
  /** `map: true` adds a link to the place on a maps service. */
  places: {label: string; map?: boolean}[];
}

export interface Sidebars<Link = MenuEntry> {
  pages: Page[];
  header: Link[];
  drawer: Link[];
  footer: MenuGroup<Link>[];
  offices: Offices[];
  legal: Link[];
  /** First and last words of the footer. */
  tagline: string;
  copyright: string;
}

/** A step of the breadcrumbs. */
export type TrailStep = Pick<Page, 'path' | 'label'>;

/** What the site map lists, with everything below. */
export interface Directory {
  /** The categories of the services panel. */
  services: Page[];
  /** Pages about the company. */
  company: Page[];
  /** Pages about the website itself: those of the footer's last line. */
  website: Page[];
}

/** The tree as the browser gets it: without what only the build needs, and each entry with its name. */
export type Structure = Sidebars<MenuLink>;
