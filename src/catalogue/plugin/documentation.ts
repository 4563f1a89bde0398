/** The documentation of blocks, from their declarations. */
import path from 'node:path';
import {BLOCKS, type DeclaredBlock} from '../../blocks/declared';

export interface Prop {
  name: string;
  /** Completes 'give …'. */
  expected: string;
  /** Markdown: what it is for; undefined if `expected` says enough. */
  description: string | undefined;
  /** The prop as a writer types it, e.g. `tone="plain"`. */
  example: string;
  required: boolean;
}

export interface Block {
  /** The name in MDX. */
  name: string;
  /** Markdown: what it is for. */
  summary: string;
  /** Markdown: pattern, element, keys. */
  accessibility: string;
  props: Prop[];
}

/** The blocks of one folder: one page of the catalogue. */
export interface ComponentFolder {
  name: string;
  blocks: Block[];
}

function documentationOf(
  name: string,
  {summary, accessibility, required = {}, optional = {}}: DeclaredBlock,
): Block {
  const props = Object.entries({...required, ...optional}).map(
    ([prop, {expected, description, example}]) => ({
      name: prop,
      expected,
      description,
      required: prop in required,
      example: example === undefined ? prop : `${prop}=${example}`,
    }),
  );
  return {name, summary, accessibility, props};
}

/** Returns the folders with blocks, in alphabetical order; the block named like the folder comes first. */
export function readComponents(): ComponentFolder[] {
  const folders = new Map<string, Block[]>();
  for (const [name, declared] of Object.entries(BLOCKS)) {
    const folder = path.basename(declared.folder);
    const block = documentationOf(name, declared);
    const others = folders.get(folder) ?? [];
    folders.set(folder, name === folder ? [block, ...others] : [...others, block]);
  }
  return [...folders]
    .map(([name, blocks]) => ({name, blocks}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
