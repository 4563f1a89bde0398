import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type KeyboardEvent} from 'react';
import {Icon} from '../../primitives/Icon';
import {Logo} from '../../primitives/Logo';
import styles from './Drawer.module.css';
import {DrawerLinks} from './DrawerLinks';
import {tabOn} from './tabOn';
import {useDrawer} from './useDrawer';

/**
 * The menu on small screens. APG modal Dialog: a `<button>` and a `<dialog popover>`, which the
 * browser opens and closes; a script makes the page behind it inert.
 * Keyboard: Enter and Space on the button open it, focus moves in; Escape closes it and returns
 * focus; Tab on the last link closes it and moves to the first link of the page.
 *
 * Needs siblings: after closing, Orca resumes at the dialog's parent; if the button is the parent's first child,
 * Orca does not announce that focus returns to it.
 */
export function Drawer() {
  const id = useId();
  const {drawer, opener, close} = useDrawer();
  const label = translate({
    id: 'Drawer.label',
    message: 'Menu',
    description: 'Button that opens the menu on small screens, and the name of that menu',
  });

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    close();
    firstLinkAfter(drawer.current)?.focus();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className={clsx(styles.button, styles.opener)}
      >
        <Icon name="menu" />
        {label}
      </button>
      <dialog
        ref={drawer}
        id={id}
        popover="auto"
        aria-label={label}
        data-tone="night"
        onKeyDown={tabOn}
        className={styles.drawer}
      >
        <div className={styles.content}>
          <div className={styles.bar}>
            <Logo />
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              className={styles.button}
            >
              <Icon name="close" />
              {translate({
                id: 'Drawer.close',
                message: 'Close',
                description: 'Button that closes the menu on small screens',
              })}
            </button>
          </div>
          <DrawerLinks onNavigate={close} onLeave={leave} />
        </div>
      </dialog>
    </>
  );
}

/** Returns where Tab would go without the drawer: forwards into the page, never backwards. */
function firstLinkAfter(drawer: HTMLElement | null) {
  return [...document.links].find(
    (link) =>
      drawer &&
      !drawer.contains(link) &&
      drawer.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
