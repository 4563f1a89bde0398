import type {ReactElement} from 'react';
import {Breadcrumbs} from './Breadcrumbs';

/** What they show depends on the address of the page they stand on. */
export const examples: Record<string, ReactElement> = {
  'The breadcrumbs': <Breadcrumbs />,
};
