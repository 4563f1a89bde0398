import {translate} from '@docusaurus/Translate';

/** Returns the home page's name in lists of pages. */
export function homeName(): string {
  return translate({
    id: 'Breadcrumbs.home',
    message: 'Home',
    description: 'First entry of the breadcrumbs',
  });
}
