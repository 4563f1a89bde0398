import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';
import {hidePopover, isOpen} from '../../primitives/popover';
import {useFocusWhenHidden} from '../../primitives/useFocusWhenHidden';
import {makePageInert} from './inertness';

/** From this width the header shows the desktop navigation; the same as in Header.module.css. */
const DESKTOP = '(min-width: 64em)';

/**
 * Delay before the page behind becomes inert, in ms after the first frame, in which browsers tell assistive technologies
 * about the new focus. Orca does not announce focus that moves away from an element that has become inert, as happens
 * with `showModal()`.
 */
const INERT_DELAY_MS = 300;

/**
 * Makes a `<dialog popover>` modal: the browser opens, closes and focuses it; this makes the page behind it inert while
 * it is open. Closes it on navigation and when the window grows to desktop width.
 */
export function useDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const {pathname} = useLocation();
  const close = () => hidePopover(drawer.current);
  // In wide windows, for instance when a tablet is turned, the services panel takes the place of the button.
  useFocusWhenHidden(opener, () =>
    document.querySelector<HTMLElement>('header nav button[popovertarget]'),
  );

  useEffect(() => {
    const dialog = drawer.current;
    return () => hidePopover(dialog);
  }, [pathname]);

  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    let restorePage: (() => void) | undefined;
    let frame = 0;
    let delay: ReturnType<typeof setTimeout>;
    const restrictToDialog = () => {
      frame = requestAnimationFrame(() => {
        delay = setTimeout(() => {
          restorePage = makePageInert(dialog);
        }, INERT_DELAY_MS);
      });
    };
    const cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(delay);
    };
    const onBeforeToggle = ({newState}: ToggleEvent) => {
      cancel();
      if (newState === 'open') {
        // Makes the style sheet reserve the width of a scrollbar that takes up space.
        const {clientWidth} = document.documentElement;
        dialog.toggleAttribute('data-gutter', window.innerWidth > clientWidth);
        restrictToDialog();
      } else {
        // Before it closes, so that the browser can return focus.
        restorePage?.();
        restorePage = undefined;
      }
    };
    const closeOnDesktop = () => {
      if (!isOpen(dialog)) return;
      hidePopover(dialog);
      // The menu button is hidden now; the logo is the header's first link.
      dialog.closest('header')?.querySelector('a')?.focus();
    };
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener('change', closeOnDesktop);
    dialog.addEventListener('beforetoggle', onBeforeToggle);
    if (isOpen(dialog)) restrictToDialog();
    return () => {
      cancel();
      restorePage?.();
      desktop.removeEventListener('change', closeOnDesktop);
      dialog.removeEventListener('beforetoggle', onBeforeToggle);
    };
  }, []);

  return {drawer, opener, close};
}
