import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {use, useRef} from 'react';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useUntilFound} from '../../primitives/useUntilFound';
import type blocks from './Tabs.block';
import {TabsContext} from './TabsContext';
import styles from './Tabs.module.css';

/** `getAQuote` is part of the content, but not shown (tests/SPEC.md section 2, Testing overview). */
export function TabPanel({id, to, learnMore, art, children}: BlockProps<typeof blocks.TabPanel>) {
  const {tabbed, wasTabbed, selected, select, prefix} = use(TabsContext);
  useBrokenLinks().collectAnchor(id);
  const panel = useRef<HTMLElement>(null);
  const isHidden = tabbed && id !== selected;
  useUntilFound(panel, isHidden, () => select(id));
  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      data-until-found=""
      hidden={isHidden}
      tabIndex={wasTabbed ? -1 : undefined}
      {...(tabbed && {
        role: 'tabpanel',
        tabIndex: 0,
        'aria-labelledby': prefix + id,
      })}
    >
      {children}
      {to && (
        <Link to={to} className="onward">
          {learnMore}
          <Icon name="arrow-right" className="mirroredInRtl" />
        </Link>
      )}
      {art && <Art name={art} className={styles.art} />}
    </section>
  );
}
