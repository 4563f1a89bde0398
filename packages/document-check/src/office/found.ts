/** How the checks of Office files note what they find. */
import type {Place} from '../finding.ts';
import {MAX_WORDS} from '../limits.ts';

export type Found = (rule: string, place?: () => Place) => void;

/** Cuts the words of each place. */
export function shortened(found: Found): Found {
  return (rule, place) =>
    found(
      rule,
      place &&
        (() => {
          const {words, ...rest} = place();
          return {
            ...rest,
            words: words?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS) || undefined,
          };
        }),
    );
}
