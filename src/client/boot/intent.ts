/**
 * The click of a tap follows its first touch, and opens what it opens in one frame less when the bundle
 * does not begin between the two. In ms.
 */
const TAP = 50;

/**
 * Signs that somebody is there and may want more than to read; assistive technology may send a click alone, and
 * who drags a file in from another window no sign but that.
 */
const SIGNS = 'pointermove pointerdown dragenter wheel keydown focusin click'.split(' ');

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
 * Whether a page needs its bundle without a sign: it says so (`<body data-boot="now">`), or somebody
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

/** Whether the tab's storage holds anything: word from the page before, or a draft of a form. */
export function hasMessage(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // Storage is switched off.
  }
}
