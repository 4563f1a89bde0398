/** Signs that somebody is there and may want more than to read. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/** Calls back once, at the first sign. */
export function onIntent(callback: () => void): void {
  const options = {capture: true, passive: true};
  const listen = () => {
    for (const sign of SIGNS) removeEventListener(sign, listen, options);
    callback();
  };
  for (const sign of SIGNS) addEventListener(sign, listen, options);
}

/**
 * Whether a page needs its bundle without a sign: it says so (`<body data-boot="now">`), the page
 * before left a message to announce, or somebody was faster than this script and is in a field.
 */
export function mustNotWait(): boolean {
  const {activeElement, body} = document;
  const focused = activeElement !== null && activeElement !== body;
  return body.dataset['boot'] === 'now' || focused || hasMessage();
}

/** Pages leave word for the next one in the session's storage, and only there. */
function hasMessage(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // Storage is switched off.
  }
}
