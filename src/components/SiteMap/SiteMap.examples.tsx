import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {SiteMap} from './SiteMap';

export const guidance: Guidance = {
  do: ['Give it a page of its own. What it lists is what sidebars.ts says.'],
  dont: ['Write a heading above its first one. It brings its own.'],
};

export const examples: Record<string, ReactElement> = {
  'All pages of the site': <SiteMap />,
};
