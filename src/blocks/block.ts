import type {ChildrenRule} from './children';
import type {PropType} from './prop-types';

/**
 * The declaration of a block, in the file `NAME.block.ts` of its folder. The check, the build's errors, the import, the
 * catalogue and the list of props to translate are derived from it; a test compares it with the component's types.
 */
export interface Block {
  /** Whether every page loads its code; other blocks are loaded by the pages that show them. */
  everywhere?: true;
  /**
   * Whether visitors type, choose or press something in it that a script handles. It is hydrated separately from the
   * text around it.
   */
  interactive?: true;
  /** Required props. Props of type `text` and `list` are translated. */
  required?: Readonly<Record<string, PropType>>;
  /** Optional props. */
  optional?: Readonly<Record<string, PropType>>;
  children: ChildrenRule;
  /** Blocks that may be its parent; any parent if undefined. */
  inside?: readonly string[];
  /** Whether it may be used inside a sentence, like a link. */
  inline?: true;
  /** Returns an error about a combination of props. @param english whether the page is not a translation */
  checkProps?: (props: Readonly<Record<string, unknown>>, english: boolean) => string | undefined;
}

/** The blocks of a folder, by their names in MDX. */
export type Blocks = Readonly<Record<string, Block>>;
