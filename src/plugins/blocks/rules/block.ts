import type {Children} from '../children';
import type {Value} from '../values';

/** What a writer may write for one block. A test holds the names of the props to the component's types. */
export interface Block {
  /** Props that it must have. */
  required?: Readonly<Record<string, Value>>;
  /** Props that it may have. */
  optional?: Readonly<Record<string, Value>>;
  children: Children;
  /** The blocks directly inside which it stands; without this, anywhere. */
  inside?: readonly string[];
  /** Whether it may stand amid a sentence, as a link does. */
  inSentence?: true;
  /** What is wrong with its props taken together, if something is. `english`: not a translated page. */
  together?: (props: Readonly<Record<string, unknown>>, english: boolean) => string | undefined;
}
