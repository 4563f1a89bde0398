import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {use, type ReactNode} from 'react';
import {ButtonLink} from '../../primitives/Button';
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
  /** Kept with the content, not shown (SPEC section 2, Testing overview). */
  getAQuote?: string;
  /** `### Heading {#id}` and a paragraph. */
  children: ReactNode;
}

/** One panel of Tabs. Renders `<section>`, with role="tabpanel" where tabs are shown. */
export function TabPanel({id, label, to, learnMore, children}: TabPanelProps) {
  const tabs = use(TabsContext);
  const {currentLocale, defaultLocale} = useDocusaurusContext().i18n;
  if (!tabs) throw new Error(`<TabPanel id="${id}">: stands alone; put it inside <Tabs>`);
  if (Boolean(to) !== Boolean(learnMore)) {
    const missing = to ? 'learnMore' : 'to';
    throw new Error(
      `<TabPanel id="${id}">: ${missing} is missing; give both to and learnMore, or neither`,
    );
  }
  // Other languages have their own words for it.
  if (learnMore && currentLocale === defaultLocale && !/learn more/i.test(learnMore)) {
    throw new Error(
      `<TabPanel id="${id}">: learnMore is "${learnMore}"; give words with 'learn more', e.g. learnMore="Learn more about ${label.toLowerCase()}"`,
    );
  }
  useBrokenLinks().collectAnchor(id);
  const {tabbed, selected, prefix} = tabs;
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
      {to && <ButtonLink to={to}>{learnMore}</ButtonLink>}
    </section>
  );
}
