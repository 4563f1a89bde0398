import type {ReactElement} from 'react';
import type {Guidance} from '../primitives/guidance';
import type {ComponentFolder} from '../plugins/catalogue/types';

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

/** What a component's examples file exports. */
export interface Examples {
  examples: Record<string, ReactElement>;
  guidance?: Guidance;
}

/** The examples of a component. */
export function examplesOf(parent: string, name: string): Examples {
  const files = parent === 'primitives' ? primitives : components;
  return files(`./${name}/${name}.examples.tsx`) as unknown as Examples;
}

/** Component → what it is called in MDX. */
export function blockNames(folders: ComponentFolder[]): ReadonlyMap<unknown, string> {
  return new Map(
    folders.flatMap((folder) => {
      const all = folder.parent === 'primitives' ? modules.primitives : modules.components;
      const exported = all(`./${folder.name}/index.ts`);
      return folder.blocks.map(({name}) => [exported[name], name] as const);
    }),
  );
}
