/** Longest time between the first touch of a tap and its click, in ms: the bundle must not delay the click. */
const TAP_MS = 50;

/**
 * Events that show that a visitor may want more than to read. Assistive technology may send a click alone, or
 * set a field without one; a file dragged in from another window fires only `dragenter`.
 */
const SIGNS = 'pointermove pointerdown dragenter wheel keydown focusin click change input'.split(
  ' ',
);

/**
 * Calls back once, after the browser has painted what the first event did.
 * @returns a function that calls back now, unless that has happened
 */
export function onIntent(callback: () => void): () => void {
  const waiting = new AbortController();
  const {signal} = waiting;
  const call = () => waiting.abort(); // An abort fires once, however often it is called.
  signal.addEventListener('abort', callback);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(call, TAP_MS));
  for (const sign of SIGNS)
    addEventListener(sign, afterPaint, {capture: true, passive: true, once: true, signal});
  return call;
}

/**
 * Returns whether a page needs its bundle at once: it says so (`<body data-boot="now">`), or a field has
 * the focus already.
 */
export function mustNotWait(): boolean {
  // Firefox ends a document that is left before its body is there, and says that its content is loaded.
  const {activeElement, body} = document as {
    activeElement: Element | null;
    body: HTMLElement | null;
  };
  return body?.dataset['boot'] === 'now' || (activeElement ?? body) !== body;
}

/** Returns whether a file is chosen. After Back, Chromium restores it without an event, right before `pageshow`. */
export const hasFile = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('[type=file]')].some(({files}) => files?.length);

/** Returns whether the tab's storage has anything: a message of the page before, or a draft of a form. */
export function hasMessage(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // Storage is switched off.
  }
}
