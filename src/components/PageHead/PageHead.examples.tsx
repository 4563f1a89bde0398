import type {ReactElement} from 'react';
import {PageHead} from './PageHead';

/** Shows nothing: it fills the `<head>`. */
export const examples: Record<string, ReactElement> = {
  'The about page': (
    <PageHead
      title="About Us"
      description="TrendSoft checks digital products for accessibility, quality and security."
      path="/TrendSoft/about-Us"
      card={{permalink: '/TrendSoft/about-Us', words: 'About Us'}}
    />
  ),
  'A page without an address of its own': <PageHead title="Not Found" />,
};
