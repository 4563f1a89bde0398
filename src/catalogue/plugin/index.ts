import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {CATALOGUE} from './address';
import {readComponents} from './documentation';
import examples from './examples';

/**
 * The block catalogue: a page that lists blocks, and one for each `NAME.examples.mdx`. Not part of the public site:
 * docusaurus.config.ts adds this plugin only if CATALOGUE is set, as in the live preview.
 */
function list({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'src/{components,primitives}/*/*.block.ts')],
    loadContent: async () => readComponents(),
    async contentLoaded({content, actions}) {
      actions.setGlobalData(content);
      const route = baseUrl.replace(/\/$/, '') + CATALOGUE;
      actions.addRoute({path: route, component: '@site/src/catalogue/CataloguePage', exact: true});
    },
  };
}

/** Returns the plugins of the catalogue. @param remarkPlugins the same as for pages/ */
export const catalogue = (remarkPlugins: readonly unknown[]): PluginConfig[] => [
  list,
  [
    '@docusaurus/plugin-content-pages',
    {
      id: 'catalogue',
      path: 'src',
      include: ['{components,primitives}/*/*.examples.mdx'],
      routeBasePath: CATALOGUE,
      mdxPageComponent: '@site/src/catalogue/ComponentPage',
      admonitions: false,
      remarkPlugins: [...remarkPlugins, examples],
    },
  ],
];
