import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * Moves the focus when the element that has it disappears because the window, or the page at a higher zoom, has become
 * narrower. The browser would move it to `body`, so that Tab starts at the top.
 *
 * @param widget contains what the style sheet hides, or is hidden itself
 * @param findNext returns what takes the place of the hidden element
 */
export function useFocusWhenHidden(
  widget: RefObject<HTMLElement | null>,
  findNext: () => HTMLElement | null | undefined,
): void {
  const moveFocus = useEffectEvent(() => findNext()?.focus());

  useEffect(() => {
    const element = widget.current;
    if (!element) return undefined;
    const active = document.activeElement;
    let focused = element.contains(active) ? active : null;

    const onFocus = ({target}: FocusEvent) => {
      focused = target as Element;
    };
    const onBlur = () => {
      // WebKit removes the focus from what it hides before any event reports the new size: no decision of the visitor.
      if (focused?.checkVisibility()) focused = null;
    };
    const observer = new ResizeObserver(() => {
      if (!focused?.isConnected || focused.checkVisibility()) return;
      const isLost = [focused, document.body].includes(document.activeElement as Element);
      focused = null;
      if (isLost) moveFocus();
    });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    observer.observe(element);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [widget]);
}
