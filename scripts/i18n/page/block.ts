/** What a page is made of, for comparing a translation with its English page. */

/** Words to translate. */
export interface Text {
  /** Where it stands: a front matter key, a prop such as `Card tags`, or a block such as `heading`. */
  where: string;
  /** Without markup that only formats the source: line breaks and the choice between `*` and `_`. */
  words: string;
  /** Counted from 1. */
  line: number;
  /** Of its first character in the file, counted from 0. */
  offset: number;
}

/** What a block is told: `icon="lock"`. */
export interface Prop {
  name: string;
  value: string;
  line: number;
  /** Its words, when there are some to translate. */
  texts: Text[];
}

/** What stands inside words and must be the same in every language. */
export interface Inline {
  kind: 'link' | 'image' | 'code' | 'placeholder';
  value: string;
  line: number;
}

/** One part of a page: a heading, a paragraph, a list, an import, or a component such as Card. */
export interface Block {
  /** In a reader's words; a component by its name. */
  name: string;
  isComponent: boolean;
  line: number;
  /** Of a heading: what links lead to. */
  id?: string;
  props: Prop[];
  text?: Text;
  inlines: Inline[];
  children: Block[];
}

/** Every block, each before what is in it. */
export function* walk(blocks: readonly Block[]): Generator<Block> {
  for (const block of blocks) {
    yield block;
    yield* walk(block.children);
  }
}
