/** Which visits the checks of this folder are worth: what they look at is the same in every scheme. */
import type {Visit} from '../../check';

/** The page as it opens, on a computer. */
export const onComputer = ({state, width, scheme}: Visit) =>
  !state && width === 1280 && scheme === 'light';

/** The page as it opens, on a phone. */
export const onPhone = ({state, width, scheme}: Visit) =>
  !state && width === 320 && scheme === 'light';

/** The page as it opens, with either header. */
export const onBoth = (visit: Visit) => onComputer(visit) || onPhone(visit);

/** The page as it opens with either header, and in each state. */
export const inEachState = (visit: Visit) =>
  onBoth(visit) || (Boolean(visit.state) && visit.scheme === 'light');

export const CONTACT = '/TrendSoft/ContactUs';
export const CAREERS = '/TrendSoft/Career';

/** A visit of a page as it opens; for planted defects. */
export const at = (route: string, width: 1280 | 320 = 1280): Visit => ({
  route,
  width,
  scheme: 'light',
});

/** The pages with a form that is sent somewhere. */
export const withForm = (visit: Visit) => onBoth(visit) && [CONTACT, CAREERS].includes(visit.route);
