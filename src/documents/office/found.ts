/** How the checks of Office files note what they find. */
import type {Place} from '../finding';

export type Found = (rule: string, place?: () => Place) => void;

/** Longest words of a place. */
const MAX_WORDS = 60;

/** Cuts the words of each place. */
export function shortened(found: Found): Found {
  return (rule, place) =>
    found(
      rule,
      place &&
        (() => {
          const {words, ...rest} = place();
          return {...rest, words: words?.trim().slice(0, MAX_WORDS) || undefined};
        }),
    );
}
