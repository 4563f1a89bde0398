import {useCallback} from 'react';
import {useBrowserState} from './useBrowserState';

/** Whether an element is a popover and open. */
export function isOpen(element: HTMLElement | null): element is HTMLElement {
  // Browsers without popovers throw on a pseudo-class that they do not know.
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true;
}

/** Closes a popover, if it is one and open. */
export function hidePopover(element: HTMLElement | null): void {
  if (isOpen(element)) element.hidePopover();
}

/**
 * Whether the popover with this id is open, also when it was opened before hydration.
 * Undefined in the server's HTML, where nothing could keep the answer true.
 */
export function usePopoverOpen(id: string): boolean | undefined {
  const read = useCallback(() => isOpen(document.getElementById(id)), [id]);
  return useBrowserState<boolean | undefined>(subscribe, read, undefined);
}

// Toggle events do not bubble, but they can be captured.
function subscribe(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}
