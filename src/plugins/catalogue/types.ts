/** What the catalogue's pages get to know of the blocks. */

export interface Prop {
  name: string;
  /** As the component's source says it: `'plain' | 'tint'`. */
  type: string;
  required: boolean;
  /** What holds where it is left out. */
  default?: string;
  description: string;
}

export interface Block {
  /** As it is written in MDX. */
  name: string;
  /** First sentence of the component's comment. */
  summary: string;
  /** The other sentences: pattern, element, keys. */
  notes: string;
  props: Prop[];
}

/** The blocks of one folder: one page of the catalogue. */
export interface ComponentFolder {
  /** Name of the folder. */
  name: string;
  /** `components` or `primitives`. */
  parent: string;
  blocks: Block[];
}
