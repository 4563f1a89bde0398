import {loadPage} from './pages';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor asked to save data, or the connection is too slow to fetch on suspicion. */
function sparesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * In place of core's `window.docusaurus`, which `<Link>` tells what a visitor may want: a page is
 * fetched when somebody points at its link or touches it, and never because a link is in view.
 */
export default Object.freeze({
  prefetch: (): boolean => false,
  preload(address: string): boolean {
    if (sparesData()) return false;
    // If it fails, a click tries again.
    loadPage(new URL(address, window.location.href).pathname).catch(() => undefined);
    return true;
  },
});
