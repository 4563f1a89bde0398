/** Fetches the bundle, also when the connection comes and goes, or a release has taken its files away. */

/** In a file's own words, because a test's document cannot be reloaded. */
export const page = {reload: () => location.reload()};

/** Adds scripts that are fetched together, yet run in order. */
export function loadScripts(files: readonly string[]): void {
  // Their names have hashes, so together they name the release that this page is of.
  const release = files.join(' ');
  for (const src of files) addScript(src, release);
}

function addScript(src: string, release: string, isSecondTry = false): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.onerror = () => void recover(src, release, isSecondTry);
  document.head.append(script);
}

/**
 * A file that is there after all is fetched again, once. One that the server no longer has belongs to
 * an older release: the page is fetched anew, once for each release, since a page whose files stay
 * away would be fetched for ever; the entry in the history, which a reload keeps, remembers for which.
 * Without a connection the file is fetched when it is back; until then the page works as without script.
 */
async function recover(src: string, release: string, isSecondTry: boolean): Promise<void> {
  const answer = await fetch(src, {method: 'HEAD'}).catch(() => undefined);
  const state = history.state as {missing?: string} | null;
  if (!answer) {
    addEventListener('online', () => addScript(src, release), {once: true});
  } else if (answer.ok && !isSecondTry) {
    addScript(src, release, true);
  } else if (answer.status < 500 && state?.missing !== release) {
    history.replaceState({...state, missing: release}, '');
    page.reload();
  }
}
