import {useSyncExternalStore} from 'react';

function isOpen(element: HTMLElement | null): element is HTMLElement {
  // Browsers without popovers throw on a pseudo-class that they do not know.
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true;
}

/** Closes a popover, if it is one and open. */
export function hidePopover(element: HTMLElement | null): void {
  if (isOpen(element)) element.hidePopover();
}

/**
 * Turns a popover that was opened before hydration into the modal dialog that a
 * click would open now. Nobody should notice the change, so focus stays where it is.
 */
export function popoverToModal(dialog: HTMLDialogElement): void {
  if (!isOpen(dialog)) return;
  const focused = document.activeElement;
  dialog.hidePopover();
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

/**
 * Whether the popover with this id is open, also when it was opened before hydration.
 * Undefined in the server's HTML, where nothing could keep the answer true.
 */
export function usePopoverOpen(id: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => isOpen(document.getElementById(id)),
    () => undefined,
  );
}

// Toggle events do not bubble, but they can be captured.
function subscribe(onChange: () => void) {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}
