/** The types of sidebars.ts, and of the part of it that the browser loads. */

export interface Page {
  /** Route, exact case. */
  path: string;
  /** Name in breadcrumbs and menus. */
  label: string;
  /** Label of a category of the services panel, which links to the page's `pages`. */
  category?: string;
  /** Adds a page at a deeper level to the services panel. */
  panel?: true;
  /** Old addresses that redirect here. */
  aliases?: string[];
  pages?: Page[];
}

/**
 * A page, or a part of one, by its route, under its own label or `label`; the brochure; or plain text, if a page does not
 * exist yet.
 */
export type MenuEntry = ({path: string; label?: string} | {path?: undefined; label: string}) & {
  brochure?: true;
};

export interface MenuLink {
  path?: string;
  label: string;
  /** Leads to the brochure; only in the footer. */
  brochure?: true;
}

interface MenuGroup<Link> {
  label: string;
  links: Link[];
}

export interface Offices {
  country: string;
  /** `map: true` adds a link to the office on a maps service. */
  places: {label: string; map?: boolean}[];
}

export interface Sidebars<Link = MenuEntry> {
  pages: Page[];
  /** Addresses of pages that were removed and that no other page replaces; visitors see the 404 page there. */
  removed?: string[];
  header: Link[];
  drawer: Link[];
  footer: MenuGroup<Link>[];
  offices: Offices[];
  legal: Link[];
  /** First and last line of the footer. */
  tagline: string;
  copyright: string;
}

/** A step of the breadcrumbs. */
export type TrailStep = Pick<Page, 'path' | 'label'>;

/** The site map's groups of pages. */
export interface Directory {
  /** The categories of the services panel. */
  services: Page[];
  /** Pages about the company. */
  company: Page[];
  /** Pages about the website, which are in the footer's last line. */
  website: Page[];
}

/** The structure that browsers load: without properties for the build, and with a label for each entry. */
export type Structure = Sidebars<MenuLink>;
