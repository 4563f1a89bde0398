/** Fetches the bundle, also when the connection comes and goes, or a release has taken its files away. */

/** In a file's own words, because a test's document cannot be reloaded. */
export const page = {reload: () => location.reload()};

/** Adds an element to the head. */
function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Fetches scripts together and runs them in order, each in a task of its own. */
export function loadScripts(files: readonly string[]): void {
  for (const href of files) addToHead('link', {rel: 'preload', as: 'script', href});
  run(files, 0);
  addEventListener('pageshow', ({persisted}) => persisted && retryPending());
}

function run(files: readonly string[], at: number, isSecondTry = false): void {
  const src = files[at];
  if (!src) return;
  addToHead('script', {
    src,
    onload(this: GlobalEventHandlers) {
      (this as HTMLScriptElement).remove();
      run(files, at + 1);
    },
    onerror: () => void recover(files, at, isSecondTry),
  });
}

/**
 * Some browsers cancel requests when a page is left, and fire neither `load` nor `error` when Back
 * restores it. Scripts that have run are removed, by the bundler's loader too, so each that is left is
 * fetched again; in another document the old one cannot run. Its handlers are removed, since Firefox
 * fires `error` for a script that cannot run, and it would be fetched a third time.
 */
function retryPending(): void {
  for (const old of document.head.querySelectorAll<HTMLScriptElement>(
    'script[src]:not([data-scripts])',
  )) {
    const {src, onload, onerror} = old;
    Object.assign(old, {onload: null, onerror: null});
    new Document().append(old);
    addToHead('script', {src, onload, onerror});
  }
}

/**
 * A file that is there after all is fetched again, once. One that the server no longer has belongs to
 * an older release: the page is fetched anew, once for each release, since a page whose files stay
 * away would be fetched for ever; the entry in the history, which a reload keeps, remembers for which.
 * Without a connection the file is fetched when it is back; until then the page works as without script.
 */
async function recover(files: readonly string[], at: number, isSecondTry: boolean): Promise<void> {
  // Their names have hashes, so together they name the release that this page is of.
  const release = files.join(' ');
  const answer = await fetch(files[at] ?? '', {method: 'HEAD'}).catch(() => undefined);
  const state = history.state as {missing?: string} | null;
  if (!answer) {
    addEventListener('online', () => run(files, at), {once: true});
  } else if (answer.ok && !isSecondTry) {
    run(files, at, true);
  } else if (answer.status < 500 && state?.missing !== release) {
    history.replaceState({...state, missing: release}, '');
    page.reload();
  }
}
