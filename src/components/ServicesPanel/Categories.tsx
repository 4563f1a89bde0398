import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useId, useRef, useState} from 'react';
import {Icon} from '../../primitives/Icon';
import {PageLink} from '../../primitives/PageLink';
import {useRemountOnRoleChange} from '../../primitives/useRemountOnRoleChange';
import {useRovingFocus} from '../../primitives/useRovingFocus';
import {useUntilFound} from '../../primitives/useUntilFound';
import type {Page} from '../../menus';
import {useStructure} from '../useStructure';
import styles from './Categories.module.css';

export interface CategoriesProps {
  /** Whether the page is hydrated. Until then each tab is a link to its category's page. */
  hydrated: boolean;
  /** Called when a link is followed. */
  onNavigate: () => void;
}

/**
 * The categories of services and their links. APG Tabs, vertical, manual activation.
 * Keyboard: Up and Down, Home, End move focus; Enter and Space select; Tab goes to the links.
 * Renders `<a>`, which becomes a tab on hydration: a click before it is held until then (late hydration), and
 * follows the link if the script does not load. Not `<Link>`, whose click handler changes on each render.
 * Without JavaScript: one column per category (see the style sheet).
 */
export function Categories({hydrated, onNavigate}: CategoriesProps) {
  const categoryPages = useStructure().pages.filter(({category}) => category);
  const id = useId();
  const [selected, select] = useState(0);
  return (
    <div className={styles.categories}>
      <CategoryTabs
        hydrated={hydrated}
        categoryPages={categoryPages}
        id={id}
        selected={selected}
        select={select}
      />
      {categoryPages.map((page, index) => (
        <CategoryPanel
          key={page.path}
          hydrated={hydrated}
          page={page}
          id={`${id}panel${index}`}
          labelledBy={`${id}tab${index}`}
          isHidden={hydrated && index !== selected}
          select={() => select(index)}
          onNavigate={onNavigate}
        />
      ))}
    </div>
  );
}

interface CategoryTabsProps {
  hydrated: boolean;
  categoryPages: Page[];
  /** Prefix of the ids of tabs and panels. */
  id: string;
  selected: number;
  select: (index: number) => void;
}

/** A separate component, so that moving focus does not re-render the panels. */
function CategoryTabs({hydrated, categoryPages, id, selected, select}: CategoryTabsProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const roving = useRovingFocus({selected, onSelect: select});
  const {key, ref} = useRemountOnRoleChange(hydrated);
  const tab = (index: number) => ({
    role: 'tab',
    'aria-selected': index === selected,
    'aria-controls': `${id}panel${index}`,
    ...roving.itemProps(index),
  });
  return (
    <div
      key={key}
      ref={ref}
      className={styles.tabs}
      {...(hydrated && {...tabList(), ...roving.listProps})}
    >
      {categoryPages.map(({path, category}, index) => (
        <a
          key={path}
          href={withBaseUrl(path)}
          id={`${id}tab${index}`}
          className={styles.tab}
          data-awaits-script=""
          {...(hydrated && tab(index))}
        >
          {category}
        </a>
      ))}
    </div>
  );
}

interface CategoryPanelProps extends CategoriesProps {
  page: Page;
  id: string;
  /** Id of its tab. */
  labelledBy: string;
  isHidden: boolean;
  select: () => void;
}

function CategoryPanel(props: CategoryPanelProps) {
  const {hydrated, page, id, labelledBy, isHidden, select, onNavigate} = props;
  const panel = useRef<HTMLDivElement>(null);
  useUntilFound(panel, isHidden, select);
  return (
    <div
      ref={panel}
      id={id}
      role={hydrated ? 'tabpanel' : 'group'}
      aria-labelledby={labelledBy}
      hidden={isHidden}
      className={styles.category}
    >
      <CategoryLinks page={page} onNavigate={onNavigate} />
    </div>
  );
}

function CategoryLinks({page, onNavigate}: {page: Page; onNavigate: () => void}) {
  const {category = '', path, pages = []} = page;
  return (
    <>
      <p className={styles.heading}>{category}</p>
      <PageLink to={path} onClick={onNavigate} className={styles.overview}>
        {translate(
          {
            id: 'ServicesPanel.overview',
            message: '{category} overview',
            description:
              'First link of a category of services in the services panel; {category} is its name',
          },
          {category},
        )}
        <Icon name="arrow-right" className="mirroredInRtl" />
      </PageLink>
      <ul role="list" className={styles.links}>
        {pages.map((service) => (
          <li key={service.path}>
            <PageLink to={service.path} onClick={onNavigate} className={styles.link}>
              {service.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function tabList() {
  return {
    role: 'tablist',
    'aria-orientation': 'vertical',
    'aria-label': translate({
      id: 'ServicesPanel.categories',
      message: 'Categories of services',
      description: 'Name of the tab list in the services panel, for screen readers',
    }),
  } as const;
}
