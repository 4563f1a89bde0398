/** Conditions on a visit: probes use them to skip visits that cannot show anything new. */
import type {Visit} from './probe';

/** For layout and text: the other schemes change only colours and motion. */
export const forLayout = ({scheme}: Visit) => scheme === 'light';

/** The page as it opens, on a computer. */
export const onComputer = (visit: Visit) =>
  !visit.state && forLayout(visit) && visit.width === 1280;

/** The page as it opens, on a phone. */
export const onPhone = (visit: Visit) => !visit.state && forLayout(visit) && visit.width === 320;

/** The page as it opens, on a computer and on a phone, which have different headers. */
export const onFirstView = (visit: Visit) => onComputer(visit) || onPhone(visit);

/** The page as it opens, on a computer and on a phone, and in each state. */
export const inEachState = (visit: Visit) =>
  onFirstView(visit) || (Boolean(visit.state) && forLayout(visit));

/** For colours, which are the same at 768 px as at 1280 and 320. */
export const forColours = ({scheme, width}: Visit) => scheme !== 'reduced motion' && width !== 768;

/** Excludes states in which Tab cannot pass through the page. */
export const canTabThrough = ({holdsFocus}: Visit) => !holdsFocus;
