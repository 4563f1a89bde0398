/** How often scroll and resize events are handled (tests/SPEC.md section 9). */
const THROTTLE_MS = 100;

export interface Throttled {
  (): void;
  cancel(): void;
}

/** Calls `callback` immediately, then at most every 100 ms; the last call is never lost. */
export function throttle(callback: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function throttled() {
    if (timer !== undefined) {
      again = true;
      return;
    }
    callback();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        throttled();
      }
    }, THROTTLE_MS);
  }
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    again = false;
  };
  return throttled;
}
