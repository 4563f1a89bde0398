import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Moves the focus when a widget that contains it disappears because the window, or the page at a higher zoom, has become
 * narrower. The browser would move it to `body`, so that Tab starts at the top.
 *
 * @param widget the element that the style sheet hides
 * @param findNext returns what takes its place
 */
export function useFocusWhenHidden(
  widget: RefObject<HTMLElement | null>,
  findNext: () => HTMLElement | null | undefined,
): void {
  const moveFocus = useEffectEvent(() => {
    const element = widget.current;
    // Fired before the browser notices that the focused element is hidden.
    if (!element?.contains(document.activeElement) || element.checkVisibility()) return;
    findNext()?.focus();
  });
  useEffect(() => {
    const onResize = () => moveFocus();
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
}
