import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CATALOGUE} from './address';
import type {Room} from './types';

/**
 * The catalogue of blocks: a page that lists them, and one for each room. Not part of the public
 * site: docusaurus.config.ts adds this plugin only where CATALOGUE is set, as in the live preview.
 */
export default function catalogue({siteDir, baseUrl}: LoadContext): Plugin<Room[]> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'src/{components,primitives}/**/*.tsx')],
    async loadContent() {
      // Here and not above: TypeScript is large, and the public build has no use for it.
      const {readRooms} = await import('./documentation');
      return readRooms(siteDir);
    },
    async contentLoaded({content, actions}) {
      const rooms = await actions.createData('rooms.json', JSON.stringify(content));
      const root = baseUrl.replace(/\/$/, '') + CATALOGUE;
      const add = (route: string, component: string) =>
        actions.addRoute({
          path: route,
          component: `@site/src/catalogue/${component}`,
          exact: true,
          modules: {rooms},
        });
      add(root, 'CataloguePage');
      for (const {name} of content) add(`${root}/${name}`, 'RoomPage');
    },
  };
}
