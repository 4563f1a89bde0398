import preloadPage from '@docusaurus/core/lib/client/preload';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the visitor asked to save data, or the connection is slow. */
function savesData(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Replaces `window.docusaurus`, which `<Link>` calls. It loads a page's scripts when its link is hovered or touched,
 * but not when the link becomes visible.
 */
export default Object.freeze({
  prefetch: (): boolean => false,
  preload(address: string): boolean {
    if (savesData()) return false;
    // After a failure, a click tries again.
    preloadPage(address).catch(() => undefined);
    return true;
  },
});
