import {allPages} from './structure';
import type {MenuLink, Page, Structure} from './types';

/** The translation of labels in the folder of a language; their English is sidebars.ts itself. */
export const LABELS = 'site-structure/navigation.json';

export interface Label {
  message: string;
  description: string;
}

type Translate = (key: string, english: string, description: string) => string;

/**
 * Passes every label of the structure through `translate` and returns the copy. What a menu calls as its page is
 * called is the page's label, so that it is translated once.
 */
export function mapLabels(structure: Structure, translate: Translate): Structure {
  const names = new Map(allPages(structure.pages).map(({path, label}) => [path, label]));
  const named = (path: string, label: string) =>
    translate(`page.${path}`, label, `Name of the page ${path} in menus and breadcrumbs`);
  const page = ({path, label, category, pages, ...rest}: Page): Page => ({
    ...rest,
    path,
    label: named(path, label),
    ...(category && {
      category: translate(`category.${path}`, category, 'Category tab in the services panel'),
    }),
    ...(pages && {pages: pages.map(page)}),
  });
  const menu = (name: string, place: string) => (link: MenuLink) => ({
    ...link,
    label:
      link.path !== undefined && names.get(link.path) === link.label
        ? named(link.path, link.label)
        : translate(`${name}.${link.label}`, link.label, `Entry of the ${place}`),
  });
  return {
    pages: structure.pages.map(page),
    header: structure.header.map(menu('header', 'header')),
    drawer: structure.drawer.map(menu('drawer', 'drawer on small screens')),
    footer: structure.footer.map(({label, links}) => ({
      label: translate(`footer.group.${label}`, label, 'Heading of a footer column'),
      links: links.map(menu('footer', 'footer')),
    })),
    offices: structure.offices.map(({country, places}) => ({
      country: translate(`office.${country}`, country, 'Country of an office in the footer'),
      places: places.map((place) => ({
        ...place,
        label: translate(`office.${place.label}`, place.label, 'Place of an office in the footer'),
      })),
    })),
    legal: structure.legal.map(menu('legal', 'last line of the footer')),
    tagline: translate('footer.tagline', structure.tagline, 'Tagline in the footer of every page'),
    copyright: translate('footer.copyright', structure.copyright, 'Last line of the footer'),
  };
}

/** What translators are asked for: id → English label, and where it appears. */
export function labelsOf(structure: Structure): Record<string, Label> {
  const labels: Record<string, Label> = {};
  mapLabels(structure, (key, message, description) => {
    labels[key] = {message, description};
    return message;
  });
  return labels;
}
