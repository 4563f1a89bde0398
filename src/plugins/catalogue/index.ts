import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CATALOGUE} from './address';
import type {ComponentFolder} from './types';

/**
 * The catalogue of blocks: a page that lists them, and one for each component. Not part of the public
 * site: docusaurus.config.ts adds this plugin only where CATALOGUE is set, as in the live preview.
 */
export default function catalogue({siteDir, baseUrl}: LoadContext): Plugin<ComponentFolder[]> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'src/{components,primitives}/**/*.tsx')],
    async loadContent() {
      // Here and not above: TypeScript is large, and the public build has no use for it.
      const {readComponents} = await import('./documentation');
      return readComponents(siteDir);
    },
    async contentLoaded({content, actions}) {
      const components = await actions.createData('components.json', JSON.stringify(content));
      const root = baseUrl.replace(/\/$/, '') + CATALOGUE;
      const add = (route: string, component: string) =>
        actions.addRoute({
          path: route,
          component: `@site/src/catalogue/${component}`,
          exact: true,
          modules: {components},
        });
      add(root, 'CataloguePage');
      for (const {name} of content) add(`${root}/${name}`, 'ComponentPage');
    },
  };
}
