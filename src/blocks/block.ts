import type {Children} from './children';
import type {Value} from './values';

/**
 * What a writer may write for one block, in the file `NAME.block.ts` of its folder. The check, the build's errors, the
 * import, the catalogue and what translators are asked for come from it; a test compares it with the component's types.
 */
export interface Block {
  /** Whether it comes with every page; others come with the pages that show them. */
  everywhere?: true;
  /** Props that it must have. Props with words are translated. */
  required?: Readonly<Record<string, Value>>;
  /** Props that it may have. */
  optional?: Readonly<Record<string, Value>>;
  children: Children;
  /** The blocks that it must be directly inside; without this, anywhere. */
  inside?: readonly string[];
  /** Whether it may be part of a sentence, as a link may. */
  inSentence?: true;
  /** What is wrong with its props taken together, if something is. `english`: not a translated page. */
  together?: (props: Readonly<Record<string, unknown>>, english: boolean) => string | undefined;
}

/** The blocks of one folder, by the names that they have in MDX. */
export type Blocks = Readonly<Record<string, Block>>;
