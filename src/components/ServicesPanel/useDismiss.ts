import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {hidePopover} from '../../primitives/popover';

/**
 * Closes a popover when the browser would leave it open: after a navigation, and when focus has
 * left both the popover and its button.
 */
export function useDismiss() {
  const popover = useRef<HTMLDivElement>(null);
  const {pathname} = useLocation();

  useEffect(() => {
    const element = popover.current;
    return () => hidePopover(element);
  }, [pathname]);

  useEffect(() => {
    const disclosure = popover.current?.parentElement;
    const closeWhenFocusLeaves = ({relatedTarget}: FocusEvent) => {
      // Null if plain text is clicked or the window loses focus: then it stays open.
      if (relatedTarget instanceof Node && !disclosure?.contains(relatedTarget)) {
        hidePopover(popover.current);
      }
    };
    disclosure?.addEventListener('focusout', closeWhenFocusLeaves);
    return () => disclosure?.removeEventListener('focusout', closeWhenFocusLeaves);
  }, []);

  return popover;
}
