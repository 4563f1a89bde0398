import {translate} from '@docusaurus/Translate';

/** The home page's name as the first of several pages. */
export function homeName(): string {
  return translate({
    id: 'Breadcrumbs.home',
    message: 'Home',
    description: 'First entry of the breadcrumbs',
  });
}
