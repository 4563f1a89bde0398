/** Which visits a check is worth: the same question put by many checks. */
import type {Visit} from '../check';

export const CONTACT = '/TrendSoft/ContactUs';
export const CAREERS = '/TrendSoft/Career';

/** What is laid out and said, in one scheme: the others only colour it. */
export const laidOut = ({scheme}: Visit) => scheme === 'light';

/** The page as it opens, in the scheme that says most. */
export const plain = (visit: Visit) => !visit.state && laidOut(visit);

/** The page as it opens, on a computer. */
export const onComputer = (visit: Visit) => plain(visit) && visit.width === 1280;

/** The page as it opens, on a phone. */
export const onPhone = (visit: Visit) => plain(visit) && visit.width === 320;

/** The page as it opens, with either header. */
export const onBoth = (visit: Visit) => onComputer(visit) || onPhone(visit);

/** The page as it opens with either header, and in each state. */
export const inEachState = (visit: Visit) =>
  onBoth(visit) || (Boolean(visit.state) && laidOut(visit));

/** The pages with a form that is sent somewhere. */
export const withForm = (visit: Visit) => onBoth(visit) && [CONTACT, CAREERS].includes(visit.route);

/** What is painted, at the widest and the narrowest: the same colours stand at 768. */
export const painted = ({scheme, width}: Visit) => scheme !== 'reduced motion' && width !== 768;

/** While a dialog is open, or a form waits for its answer, the page is not to be walked through. */
export const walkable = ({state}: Visit) => !/drawer|while it is sent/.test(state ?? '');
