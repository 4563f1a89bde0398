/** Which visits a check is worth: the same question put by many checks. */
import type {Visit} from '../../check';

/** The page as it opens, in the scheme that says most. */
export const plain = ({state, scheme}: Visit) => !state && scheme === 'light';

/** What is laid out, in one scheme: the others only colour it. */
export const laidOut = ({scheme}: Visit) => scheme === 'light';

/** What is painted, at the widest and the narrowest: the same colours stand at 768. */
export const painted = ({scheme, width}: Visit) => scheme !== 'reduced motion' && width !== 768;

/** While a dialog is open, or a form waits for its answer, the page is not to be walked through. */
export const walkable = ({state}: Visit) => !/drawer|while it is sent/.test(state ?? '');
