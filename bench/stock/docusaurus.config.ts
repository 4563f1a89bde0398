/**
 * The same pages as a stock Docusaurus site: classic theme, its navbar, footer, style sheet and
 * scripts. bench/sites.ts copies it beside the pages and blocks.
 */
import type {Config, Plugin} from '@docusaurus/types';
import sidebars from './sidebars';
import {buildStructure, readSidebars} from './src/menus';
import {auditBlocks} from './src/plugins/accessibility-report';
import blocks from './src/plugins/blocks/plugin';
import blocksOnDemand from './src/plugins/blocks-on-demand';
import formTables from './src/plugins/form-tables';
import brochure from './src/plugins/brochure';
import {ratingsIn} from './src/plugins/locales/ratings';
import siteStructure from './src/plugins/site-structure';

const {header, footer} = buildStructure(sidebars);
const linkTo = ({path: to, label}: {path?: string; label: string}) => ({to, label});
const led = (links: {path?: string; label: string}[]) =>
  links.filter(({path: to}) => to).map(linkTo);

/** What ratings read, under the name of the plugin that gives it to them. */
function ratings(): Plugin {
  return {
    name: 'locales',
    contentLoaded: ({actions}) => actions.setGlobalData({ratings: ratingsIn('en')}),
  };
}

const config: Config = {
  title: 'TrendSoft',
  url: 'https://www.trendsoft.example',
  baseUrl: '/',
  favicon: '/img/favicon.svg',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {mdx1Compat: {comments: false, admonitions: false, headingIds: true}},
  future: {v4: true},
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: {
          path: 'pages',
          include: ['**/*.mdx'],
          remarkPlugins: [auditBlocks(), blocksOnDemand, formTables],
        },
        theme: {
          customCss: ['tokens', 'fonts/atkinson', 'base', 'shared', 'print'].map(
            (name) => `src/css/${name}.css`,
          ),
        },
      },
    ],
  ],
  plugins: [
    blocks,
    siteStructure(readSidebars),
    ratings,
    brochure('trendsoft-brochure.pdf'),
  ] as Config['plugins'],
  themeConfig: {
    navbar: {title: 'TrendSoft', items: led(header)},
    footer: {links: footer.map(({label, links}) => ({title: label, items: led(links)}))},
  },
  customFields: {formsHost: ''},
};

export default config;
