import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {popoverToModal} from '../../primitives/popover';

/** Same width as in Header.module.css, where the desktop navigation takes over. */
const DESKTOP = '(min-width: 64em)';

/**
 * Makes a modal of a `<dialog popover>`: the popover serves until script arrives,
 * the modal makes the page behind it inert. Closes it on navigation, on a click
 * outside and when the window grows to desktop width.
 */
export function useModalDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const {pathname} = useLocation();

  useEffect(() => {
    const dialog = drawer.current;
    return () => dialog?.close();
  }, [pathname]);

  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    // In a task of its own: a modal has the browser look at the whole page anew.
    const adoption = setTimeout(() => popoverToModal(dialog));
    const close = () => dialog.close();
    const closeFromBackdrop = ({target}: MouseEvent) => {
      // Its content covers the dialog, so what hits the dialog itself hit the backdrop.
      if (target === dialog) close();
    };
    const giveWay = () => {
      if (!dialog.open) return;
      close();
      // The menu button, which had the focus before, is gone; the logo is the header's first link.
      dialog.closest('header')?.querySelector('a')?.focus();
    };
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener('change', giveWay);
    dialog.addEventListener('click', closeFromBackdrop);
    return () => {
      clearTimeout(adoption);
      desktop.removeEventListener('change', giveWay);
      dialog.removeEventListener('click', closeFromBackdrop);
    };
  }, []);

  return {
    drawer,
    open: () => {
      // Tells the stylesheet to keep the place of a scrollbar that takes up room.
      const {clientWidth} = document.documentElement;
      drawer.current?.toggleAttribute('data-gutter', window.innerWidth > clientWidth);
      drawer.current?.showModal();
    },
    close: () => drawer.current?.close(),
  };
}
