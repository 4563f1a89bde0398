import type {ReactElement} from 'react';
import {Breadcrumbs} from './Breadcrumbs';

export const examples: Record<string, ReactElement> = {
  'The breadcrumbs': (
    <Breadcrumbs
      trail={[
        {path: '/TrendSoft/Career', label: 'Careers'},
        {path: '/TrendSoft/Career/fresher', label: 'Fresher'},
      ]}
    />
  ),
};
