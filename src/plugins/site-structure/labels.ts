import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {isUnfinished} from '../../locales';
import type {MenuLink, Page, Structure} from './types';

type Translate = (key: string, english: string, description: string) => string;

/** Passes every label of the structure through `translate` and returns the copy. */
function mapLabels(structure: Structure, translate: Translate): Structure {
  const page = ({path, label, category, pages, ...rest}: Page): Page => ({
    ...rest,
    path,
    label: translate(`page.${path}`, label, `Name of the page ${path} in menus and breadcrumbs`),
    ...(category && {
      category: translate(`category.${path}`, category, 'Category tab in the services panel'),
    }),
    ...(pages && {pages: pages.map(page)}),
  });
  const menu = (name: string, place: string) => (link: MenuLink) => ({
    ...link,
    label: translate(`${name}.${link.label}`, link.label, `Entry of the ${place}`),
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

/** The labels as a translation file (i18n/LOCALE/site-structure/navigation.json). */
export function labelsToTranslate(structure: Structure): TranslationFile {
  const content: TranslationFileContent = {};
  mapLabels(structure, (key, message, description) => {
    content[key] = {message, description};
    return message;
  });
  return {path: 'navigation', content};
}

/** The structure with the labels of a translation file put in place; one that nobody has translated yet stays English. */
export function applyLabels(structure: Structure, file: TranslationFile | undefined): Structure {
  return mapLabels(structure, (key, english) => {
    const label = file?.content[key]?.message;
    return label === undefined || isUnfinished(label) ? english : label;
  });
}
