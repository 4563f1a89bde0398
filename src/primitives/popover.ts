import {useCallback} from 'react';
import {useBrowserState} from './useBrowserState';

export function isOpen(element: HTMLElement | null): element is HTMLElement {
  // Browsers without popovers throw on an unknown pseudo-class.
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true;
}

/** Closes an element if it is an open popover. */
export function hidePopover(element: HTMLElement | null): void {
  if (isOpen(element)) element.hidePopover();
}

/**
 * Returns whether the popover with this id is open, even if it was opened before hydration.
 * Undefined in the server's HTML, where no script could update it.
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
