/** A pause in ms that separates two swipes. A touchpad sends events with less than this between them until its momentum ends. */
const PAUSE_MS = 150;

/** Distance in px from which a movement is a swipe and not an imprecise vertical scroll. */
const MIN_DISTANCE_PX = 10;

/**
 * Calls back once for each sideways swipe on a touchpad, or sideways turn of a wheel, and keeps
 * the browser from going Back or Forward in its history. Vertical scrolling remains the page's.
 *
 * @param callback is called with 1 for a swipe that moves content to the left, -1 for one to the right
 * @returns a function that stops it
 */
export function onSidewaysSwipe(element: HTMLElement, callback: (step: 1 | -1) => void) {
  let distance = 0;
  let hasMoved = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    distance = 0;
    hasMoved = false;
  };
  const onWheel = (event: WheelEvent) => {
    const {deltaX, deltaY, ctrlKey} = event;
    // A pinch on a touchpad is a wheel event with Ctrl.
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    clearTimeout(pause);
    pause = setTimeout(end, PAUSE_MS);
    distance += inPixels(event);
    if (hasMoved || Math.abs(distance) < MIN_DISTANCE_PX) return;
    hasMoved = true;
    callback(distance > 0 ? 1 : -1);
  };
  // Not passive: Chromium goes Back unless the event is cancelled.
  element.addEventListener('wheel', onWheel, {passive: false});
  return () => {
    clearTimeout(pause);
    element.removeEventListener('wheel', onWheel);
  };
}

/** Returns the sideways distance of a wheel event in px. Firefox reports a mouse wheel in lines. */
function inPixels({deltaX, deltaMode}: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaX : deltaX * MIN_DISTANCE_PX;
}
