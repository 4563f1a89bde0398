import {allPages, problemsIn} from './structure';
import type {MenuEntry, MenuLink, Page, Sidebars, Structure} from './types';

/** The translation of labels in the folder of a language; their English is sidebars.ts itself. */
export const LABELS = 'site-structure/navigation.json';

export interface Label {
  message: string;
  description: string;
}

type Translate = (key: string, english: string, description: string) => string;

/**
 * sidebars.ts with each label passed through `translate`, and without what browsers do not need. An entry of a menu
 * without a label has its page's. What is called as its page is takes the id of the page, to be translated once.
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
    ({path, label}: MenuEntry): MenuLink => {
      const own = names.get(path ?? '');
      const shown = label ?? own ?? '';
      return {
        ...(path !== undefined && {path}),
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

/** What browsers need of sidebars.ts, in English. */
export const structureOf = (sidebars: Sidebars) => mapLabels(sidebars, (_, english) => english);

/** Returns the same after a check. @throws Error listing every problem, each with its remedy */
export function buildStructure(sidebars: Sidebars): Structure {
  const problems = problemsIn(sidebars);
  if (problems.length > 0) throw new Error(`sidebars.ts:\n- ${problems.join('\n- ')}`);
  return structureOf(sidebars);
}

/** What translators are asked for: id → English label, and where it appears. */
export function labelsOf(sidebars: Sidebars): Record<string, Label> {
  const labels: Record<string, Label> = {};
  mapLabels(sidebars, (key, message, description) => {
    labels[key] = {message, description};
    return message;
  });
  return labels;
}
