/** Fetches the bundle, also when the connection comes and goes, or a release has taken its files away. */

/** In a file's own words, because a test's document cannot be reloaded. */
export const page = {reload: () => location.reload()};

/** Adds scripts that are fetched together, yet run in order. */
export function loadScripts(files: readonly string[]): void {
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onerror = () => void recover(src);
    document.head.append(script);
  }
}

/**
 * A file that the server no longer has belongs to an older release: the page is fetched anew, once,
 * since a reloaded page whose files are missing too would be reloaded for ever. Without a connection
 * the file is fetched when it is back; until then the page works as without script.
 */
async function recover(src: string): Promise<void> {
  const answer = await fetch(src, {method: 'HEAD'}).catch(() => undefined);
  if (!answer) {
    addEventListener('online', () => loadScripts([src]), {once: true});
    return;
  }
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (answer.status < 500 && visit?.type !== 'reload') page.reload();
}
