/** Chromium takes the focus away this many milliseconds, at most, before it puts a page into the cache. */
const SHORTLY_BEFORE = 1000;

/**
 * Returns the focus to where it was when a page comes back from the back/forward cache: Chromium takes it away when the
 * page is left, so that the next Tab would begin at the top. Other browsers keep it.
 */
export function restoreFocusOnReturn(): void {
  let blurred: FocusEvent | undefined;
  let focused: HTMLElement | undefined;
  addEventListener('focusout', (event) => {
    blurred = event;
  });
  addEventListener('pagehide', ({timeStamp}) => {
    const isRecent = blurred && timeStamp - blurred.timeStamp < SHORTLY_BEFORE;
    focused = isRecent ? (blurred?.target as HTMLElement) : undefined;
  });
  addEventListener('pageshow', ({persisted}) => {
    const {activeElement, body} = document;
    if (persisted && activeElement === body) focused?.focus({preventScroll: true});
  });
}
