import {translate} from '@docusaurus/Translate';

export function homeName(): string {
  return translate({
    id: 'Breadcrumbs.home',
    message: 'Home',
    description: 'First entry of the breadcrumbs',
  });
}
