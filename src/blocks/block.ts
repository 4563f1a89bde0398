import type {ReactNode} from 'react';
import type {ChildrenRule} from './children';
import type {PropType} from './prop-types';

type PropTypes = Readonly<Record<string, PropType>>;
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- a block without props has no keys
type NoProps = Record<never, PropType>;

/**
 * What writers need to know about a block, in the file `NAME.block.ts` of its folder. The types of the component's
 * props, the check, the build's errors, the import, the catalogue and the list of props to translate are derived from it.
 */
export interface Block<
  Required extends PropTypes = PropTypes,
  Optional extends PropTypes = PropTypes,
  Children extends ChildrenRule | undefined = ChildrenRule | undefined,
> {
  /** What it is for, in one sentence of Markdown. */
  summary: string;
  /** Its element, its pattern of the ARIA APG and its keys, or why it has none, in Markdown. */
  accessibility: string;
  /** Whether every page loads its code; other blocks are loaded by the pages that show them. */
  everywhere?: true;
  /**
   * Whether visitors type, choose or press something in it that a script handles. It is hydrated separately from the
   * text around it.
   */
  interactive?: true;
  /** Required props. Props of type `text` and `list` are translated. */
  required?: Required;
  /** Optional props. */
  optional?: Optional;
  /** What writers write inside; nothing if undefined. */
  children?: Children;
  /** Blocks that may be its parent; any parent if undefined. */
  inside?: readonly string[];
  /** Whether it may be used inside a sentence, like a link. */
  inline?: true;
  /** Returns an error about a combination of props. @param english whether the page is not a translation */
  checkProps?: (props: Readonly<Record<string, unknown>>, english: boolean) => string | undefined;
}

/** Declares a block. It returns the declaration unchanged, with the types from which `BlockProps` derives the props. */
export function defineBlock<
  Required extends PropTypes = NoProps,
  Optional extends PropTypes = NoProps,
  Children extends ChildrenRule | undefined = undefined,
>(block: Block<Required, Optional, Children>): Block<Required, Optional, Children> {
  return block;
}

type Values<Props extends PropTypes> = {
  [Name in keyof Props]: Props[Name] extends PropType<infer Value> ? Value : never;
};

/** The props that a block's component is given: those that writers write, and the children if there are any. */
export type BlockProps<Declaration> =
  Declaration extends Block<infer Required, infer Optional, infer Children>
    ? Values<Required> &
        Partial<Values<Optional>> &
        (Children extends ChildrenRule ? {children: ReactNode} : unknown)
    : never;

/** The blocks of a folder, by their names in MDX. */
export type Blocks = Readonly<Record<string, Block>>;
