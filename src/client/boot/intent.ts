/**
 * The click of a tap follows its first touch, and opens what it opens in one frame less when the bundle
 * does not begin between the two. In ms.
 */
const TAP = 50;

/**
 * Signs that somebody is there and may want more than to read. Assistive technology may send a click alone, or
 * set a field without one; a file dragged in from another window gives no sign but `dragenter`.
 */
const SIGNS = 'pointermove pointerdown dragenter wheel keydown focusin click change input'.split(
  ' ',
);

/**
 * Calls back once, when the browser has shown what the first sign did.
 * @returns what gives the sign by itself
 */
export function onIntent(callback: () => void): () => void {
  const waiting = new AbortController();
  const {signal} = waiting;
  const wake = () => waiting.abort(); // However often: it happens once.
  signal.addEventListener('abort', callback);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(wake, TAP));
  for (const sign of SIGNS)
    addEventListener(sign, afterPaint, {capture: true, passive: true, once: true, signal});
  return wake;
}

/**
 * Returns whether a page needs its bundle without a sign: it says so (`<body data-boot="now">`), or somebody
 * was faster than this script and is in a field.
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

/** Whether the tab's storage holds anything: word from the page before, or a draft of a form. */
export function hasMessage(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // Storage is switched off.
  }
}
