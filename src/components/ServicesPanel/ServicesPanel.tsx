import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import {Icon} from '../../primitives/Icon';
import {hidePopover, usePopoverOpen} from '../../primitives/popover';
import {usePathname} from '../../primitives/usePathname';
import {familyOf} from '../familyOf';
import {useStructure} from '../useStructure';
import {Categories} from './Categories';
import styles from './ServicesPanel.module.css';
import {useDismiss} from './useDismiss';

/**
 * The 'Our Services' mega-panel. APG Disclosure Navigation (never a menu): a `<button>`
 * and a `<div popover>`, which the browser opens and closes without JavaScript.
 * Keyboard: Enter and Space on the button open and close it; Escape closes it and returns
 * focus; Tab moves through it, and it closes when focus leaves it. Its tabs: Categories.tsx.
 * The button has `aria-current="true"` on every page of a service.
 */
export function ServicesPanel() {
  const id = useId();
  const {popover: panel, disclosure} = useDismiss();
  const open = usePopoverOpen(id);
  const pathname = usePathname();
  const {pages} = useStructure();
  const isService =
    familyOf(pathname) !== undefined ||
    pages.some(({category, path}) => category && path === pathname);
  return (
    <div ref={disclosure}>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-current={isService || undefined}
        className={styles.button}
      >
        {translate({
          id: 'ServicesPanel.label',
          message: 'Our Services',
          description: 'Button in the header that opens the panel of services',
        })}
        <Icon name="chevron-down" className="chevron" />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel}>
        <Categories hydrated={open !== undefined} onNavigate={() => hidePopover(panel.current)} />
      </div>
    </div>
  );
}
