import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {hidePopover} from '../../primitives/popover';

/**
 * Closes a popover where the browser by itself would leave it open: after a
 * navigation, and once focus has left both it and the button beside it.
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
      // Null when plain text is clicked or the window loses focus: then it stays open.
      if (relatedTarget instanceof Node && !disclosure?.contains(relatedTarget)) {
        hidePopover(popover.current);
      }
    };
    disclosure?.addEventListener('focusout', closeWhenFocusLeaves);
    return () => disclosure?.removeEventListener('focusout', closeWhenFocusLeaves);
  }, []);

  return popover;
}
