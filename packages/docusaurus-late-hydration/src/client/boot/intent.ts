/** Longest time between `pointerdown` and the click of a tap, in ms. The bundle must not delay the click. */
const TAP_MS = 50;

/**
 * Events that suggest that a visitor is about to interact. Assistive technology may send only a click, or
 * change a field without one; a file dragged from another window fires only `dragenter`, find-in-page only `beforematch`.
 */
const INTENT_EVENTS = [
  'pointermove',
  'pointerdown',
  'dragenter',
  'beforematch',
  'wheel',
  'keydown',
  'focusin',
  'click',
  'change',
  'input',
];

/**
 * Calls back once, after the paint that follows the first of these events.
 * @returns a function that calls back now, unless it was already called
 */
export function onIntent(callback: () => void): () => void {
  const waiting = new AbortController();
  const {signal} = waiting;
  const call = () => waiting.abort(); // An abort fires only once.
  signal.addEventListener('abort', callback);
  const afterPaint = () => requestAnimationFrame(() => setTimeout(call, TAP_MS));
  for (const sign of INTENT_EVENTS) {
    addEventListener(sign, afterPaint, {capture: true, passive: true, once: true, signal});
  }
  return call;
}

/**
 * Returns whether a page needs its bundle immediately, because it has `<body data-boot="now">` or a field is already
 * focused.
 */
export function needsBundleNow(): boolean {
  // If a page is left before it has a body, Firefox still fires DOMContentLoaded.
  const {activeElement, body} = document as {
    activeElement: Element | null;
    body: HTMLElement | null;
  };
  return body?.dataset['boot'] === 'now' || (activeElement ?? body) !== body;
}

/** Returns whether a file is chosen. After Back, Chromium restores it without an event, right before `pageshow`. */
export const hasChosenFile = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('[type=file]')].some(({files}) => files?.length);
