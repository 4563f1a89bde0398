import type {ReactElement} from 'react';
import type {Guidance} from '../primitives/guidance';
import type {Room} from '../plugins/catalogue/types';

interface Context {
  (file: string): Record<string, unknown>;
  keys: () => string[];
}

// Rspack's way to import whatever is in a folder.
declare const require: {
  context: (folder: string, deep: boolean, files: RegExp) => Context;
};

const modules = {
  components: require.context('../components', true, /^\.\/\w+\/index\.ts$/),
  primitives: require.context('../primitives', true, /^\.\/\w+\/index\.ts$/),
};
const components = require.context('../components', true, /\.examples\.tsx$/);
const primitives = require.context('../primitives', true, /\.examples\.tsx$/);

/** What a room's examples file exports. */
export interface Examples {
  examples: Record<string, ReactElement>;
  guidance?: Guidance;
}

/** The examples of a room. */
export function examplesOf(floor: string, name: string): Examples {
  const files = floor === 'primitives' ? primitives : components;
  return files(`./${name}/${name}.examples.tsx`) as unknown as Examples;
}

/** Component → what it is called in MDX. */
export function blockNames(rooms: Room[]): ReadonlyMap<unknown, string> {
  return new Map(
    rooms.flatMap((room) => {
      const all = room.floor === 'primitives' ? modules.primitives : modules.components;
      const exported = all(`./${room.name}/index.ts`);
      return room.blocks.map(({name}) => [exported[name], name] as const);
    }),
  );
}
