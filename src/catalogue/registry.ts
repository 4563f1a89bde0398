import MDXComponents from '@theme/MDXComponents';
import type {ComponentType, ReactElement} from 'react';
import type {Guidance} from '../primitives/guidance';
import {ON_DEMAND} from '../plugins/blocks-on-demand';

interface Context {
  (file: string): Record<string, unknown>;
  keys: () => string[];
}

// Rspack's way to import whatever is in a folder.
declare const require: {
  context: (folder: string, deep: boolean, files: RegExp) => Context;
};

const modules = require.context('../components', true, /^\.\/\w+\/index\.ts$/);
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

const onDemand = Object.entries(ON_DEMAND).map(([name, module]) => {
  const file = module.replace('@site/src/components', '.');
  return [modules(`${file}/index.ts`)[name], name] as const;
});

/** Component → what it is called in MDX. */
export const BLOCK_NAMES = new Map<unknown, string>([
  ...Object.entries(MDXComponents as Record<string, ComponentType>).map(
    ([name, component]) => [component, name] as const,
  ),
  ...onDemand,
]);
