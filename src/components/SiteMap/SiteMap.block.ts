import {defineBlock} from '../../blocks/block';

export default {
  SiteMap: defineBlock({
    summary: 'All pages of the site in groups, from sidebars.ts.',
    accessibility: 'Renders an h2 and a list for each group; child pages are a nested list.',
  }),
};
