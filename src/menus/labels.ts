import {allPages, mistakesIn} from './structure';
import type {MenuEntry, MenuLink, Page, Sidebars, Structure} from './types';

/** File with the translated labels in a locale's folder. The English labels are in sidebars.ts. */
export const LABELS_FILE = 'site-structure/navigation.json';

export interface Label {
  message: string;
  description: string;
}

type Translate = (key: string, english: string, description: string) => string;

/**
 * Returns sidebars.ts with translated labels, and without the properties that browsers do not need. A menu entry without
 * a label has its page's label. An entry with the same label as its page uses the page's id, so that it is translated once.
 */
export function mapLabels(sidebars: Sidebars, translate: Translate): Structure {
  const names = new Map(allPages(sidebars.pages).map(({path, label}) => [path, label]));
  const named = (path: string, label: string) =>
    translate(`page.${path}`, label, `Name of the page ${path} in menus and breadcrumbs`);
  const page = ({path, label, category, panel, pages}: Page): Page => ({
    path,
    label: named(path, label),
    ...(category && {
      category: translate(`category.${path}`, category, 'Category tab in the services panel'),
    }),
    ...(panel && {panel}),
    ...(pages && {pages: pages.map(page)}),
  });
  const menu =
    (name: string, place: string) =>
    ({path, label, brochure}: MenuEntry): MenuLink => {
      const own = names.get(path ?? '');
      const shown = label ?? own ?? '';
      return {
        ...(path !== undefined && {path}),
        ...(brochure && {brochure}),
        label:
          path !== undefined && shown === own
            ? named(path, shown)
            : translate(`${name}.${shown}`, shown, `Entry of the ${place}`),
      };
    };
  return {
    pages: sidebars.pages.map(page),
    header: sidebars.header.map(menu('header', 'header')),
    drawer: sidebars.drawer.map(menu('drawer', 'drawer on small screens')),
    footer: sidebars.footer.map(({label, links}) => ({
      label: translate(`footer.group.${label}`, label, 'Heading of a footer column'),
      links: links.map(menu('footer', 'footer')),
    })),
    offices: sidebars.offices.map(({country, places}) => ({
      country: translate(`office.${country}`, country, 'Country of an office in the footer'),
      places: places.map((place) => ({
        ...place,
        label: translate(`office.${place.label}`, place.label, 'Place of an office in the footer'),
      })),
    })),
    legal: sidebars.legal.map(menu('legal', 'last line of the footer')),
    tagline: translate('footer.tagline', sidebars.tagline, 'Tagline in the footer of every page'),
    copyright: translate('footer.copyright', sidebars.copyright, 'Last line of the footer'),
  };
}

/** Returns the part of sidebars.ts that browsers need, in English. */
export const structureOf = (sidebars: Sidebars) => mapLabels(sidebars, (_, english) => english);

/** Returns `structureOf` after a check. @throws Error that lists every mistake, each with its remedy */
export function buildStructure(sidebars: Sidebars): Structure {
  const diagnostics = mistakesIn(sidebars).map(({message}) => message);
  if (diagnostics.length > 0) throw new Error(`sidebars.ts:\n- ${diagnostics.join('\n- ')}`);
  return structureOf(sidebars);
}

/** Returns the labels to translate: id → English label, and where it appears. */
export function labelsOf(sidebars: Sidebars): Record<string, Label> {
  const labels: Record<string, Label> = {};
  mapLabels(sidebars, (key, message, description) => {
    labels[key] = {message, description};
    return message;
  });
  return labels;
}
