import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {use, useRef, type ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useUntilFound} from '../../primitives/useUntilFound';
import {TabsContext} from './TabsContext';
import styles from './Tabs.module.css';

export interface TabPanelProps {
  /** Anchor of the panel: a short word, different from the heading's id. */
  id: string;
  /** Label of the tab. */
  label: string;
  /** Route of the page with more information. */
  to?: string;
  /** Text of the link to it, which contains 'learn more' (in English) and the page's name. */
  learnMore?: string;
  /** Part of the content but not shown (tests/SPEC.md section 2, Testing overview). */
  getAQuote?: string;
  /** A drawing from static/img/art, beside the text if tabs are shown. */
  art?: string;
  /** `### Heading {#id}` and a paragraph. */
  children: ReactNode;
}

/** One panel of Tabs. Renders `<section>`, with role="tabpanel" if tabs are shown. */
export function TabPanel({id, to, learnMore, art, children}: TabPanelProps) {
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
