import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {hidePopover} from '../../primitives/popover';
import {useFocusWhenHidden} from '../../primitives/useFocusWhenHidden';

/**
 * Closes a popover when the browser would leave it open: after a navigation, and when focus has
 * left both the popover and its button. Moves focus when both disappear.
 */
export function useDismiss() {
  const popover = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();
  const disclosure = useRef<HTMLDivElement>(null);
  // On small screens, the drawer replaces the panel and its button.
  useFocusWhenHidden(disclosure, () =>
    document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]'),
  );

  useEffect(() => {
    const element = popover.current;
    return () => hidePopover(element);
  }, [pathname]);

  useEffect(() => {
    const element = disclosure.current;
    const closeWhenFocusLeaves = ({relatedTarget}: FocusEvent) => {
      // Null if plain text is clicked or the window loses focus: then it stays open.
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) {
        hidePopover(popover.current);
      }
    };
    element?.addEventListener('focusout', closeWhenFocusLeaves);
    return () => element?.removeEventListener('focusout', closeWhenFocusLeaves);
  }, []);

  return {popover, disclosure};
}
