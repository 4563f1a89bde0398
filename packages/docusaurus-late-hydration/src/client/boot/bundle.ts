/** Loads the bundle, with retries for lost connections and for files that a new release has removed. */

/** An object that tests can mock, because jsdom cannot reload. */
export const page = {reload: () => location.reload()};

/** Adds an element to the head. */
function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Loads scripts in parallel and runs them in order, each in a separate task. */
export function loadScripts(files: readonly string[]): void {
  for (const href of files) addToHead('link', {rel: 'preload', as: 'script', href});
  run(files, 0);
  addEventListener('pagehide', postponePending);
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
 * restores it. Scripts that have run are removed from the page, so each remaining script is loaded
 * again at `pageshow`. The old element is moved to another document, where it cannot run, since a
 * script that runs twice would start a second React. Its handlers are removed, since Firefox fires
 * `error` for a script that cannot run, which would load it a third time.
 */
function postponePending(): void {
  for (const old of document.head.querySelectorAll<HTMLScriptElement>(
    'script[src]:not([data-scripts])',
  )) {
    const {src, onload, onerror} = old;
    Object.assign(old, {onload: null, onerror: null});
    new Document().append(old);
    addEventListener('pageshow', () => addToHead('script', {src, onload, onerror}), {once: true});
  }
}

/** Returns whether a field has a value that its HTML does not have. */
function isChanged(element: Element): boolean {
  const {value = '', defaultValue = ''} = element as Partial<HTMLInputElement>;
  return value !== defaultValue;
}

/** Returns whether a visitor is in a form, or has entered something. Most browsers lose it with a reload. */
const isFormInUse = (): boolean =>
  [...document.forms].some(
    (form) => form.matches(':focus-within') || [...form.elements].some(isChanged),
  );

/**
 * If the file exists after all, it is loaded again, once. If the server no longer has it, the page is of
 * an older release and is reloaded, once per release, to prevent an endless loop; the history entry,
 * which survives a reload, stores the release. A page whose form is in use is not reloaded: the browser can post the
 * form. Without a connection, the file is loaded when the
 * connection is back; until then the page works as without JavaScript.
 */
async function recover(files: readonly string[], at: number, isSecondTry: boolean): Promise<void> {
  // Their names contain hashes, so together they identify the release of this page.
  const release = files.join(' ');
  const response = await fetch(files[at] ?? '', {method: 'HEAD'}).catch(() => undefined);
  const state = history.state as {missing?: string} | null;
  if (!response) {
    addEventListener('online', () => run(files, at), {once: true});
  } else if (response.ok && !isSecondTry) {
    run(files, at, true);
  } else if (response.status < 500 && state?.missing !== release && !isFormInUse()) {
    history.replaceState({...state, missing: release}, '');
    page.reload();
  }
}
