import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {use, type ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {TabsContext} from './TabsContext';
import styles from './Tabs.module.css';

export interface TabPanelProps {
  /** Anchor of the panel: a short word for addresses, other than the heading's id. */
  id: string;
  /** Words on the tab. */
  label: string;
  /** Route path of the page that says more. */
  to?: string;
  /** Words of the link to it; they contain 'learn more' (in English) and name the page. */
  learnMore?: string;
  /** Kept with the content, not shown (tests/SPEC.md section 2, Testing overview). */
  getAQuote?: string;
  /** A scene from static/img/art, beside the text where tabs are shown. */
  art?: string;
  /** `### Heading {#id}` and a paragraph. */
  children: ReactNode;
}

/** One panel of Tabs. Renders `<section>`, with role="tabpanel" where tabs are shown. */
export function TabPanel({id, to, learnMore, art, children}: TabPanelProps) {
  const {tabbed, selected, prefix} = use(TabsContext);
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      className={styles.panel}
      {...(tabbed && {
        role: 'tabpanel',
        tabIndex: 0,
        'aria-labelledby': prefix + id,
        hidden: id !== selected,
      })}
    >
      {children}
      {to && (
        <Link to={to} className="onward">
          {learnMore}
          <Icon name="arrow-right" className="mirrored" />
        </Link>
      )}
      {art && <Art name={art} className={styles.art} />}
    </section>
  );
}
