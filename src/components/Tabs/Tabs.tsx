import {useLocation} from '@docusaurus/router';
import {useId, useRef, useState} from 'react';
import type {BlockProps} from '../../blocks/block';
import {useFocusWhenHidden} from '../../primitives/useFocusWhenHidden';
import {useMediaQuery} from '../../primitives/useMediaQuery';
import {useRemountOnRoleChange} from '../../primitives/useRemountOnRoleChange';
import {useRovingFocus} from '../../primitives/useRovingFocus';
import type blocks from './Tabs.block';
import {panelsOf} from './panelsOf';
import {TabsContext} from './TabsContext';
import styles from './Tabs.module.css';

/** From this width there is space for a tab list at the side; the same as in Tabs.module.css. */
const WIDE = '(min-width: 64em)';

export function Tabs({label, children}: BlockProps<typeof blocks.Tabs>) {
  const panels = panelsOf(children);
  const tabbed = useMediaQuery(WIDE);
  const [wasTabbed, setWasTabbed] = useState(false);
  if (tabbed && !wasTabbed) setWasTabbed(true);
  const location = useLocation();
  const named = () => {
    const leadsHere = (id: string) =>
      [`#${id}`, `#${encodeURIComponent(id)}`].includes(location.hash);
    return panels.find(({anchors}) => anchors.some(leadsHere))?.id;
  };
  const [chosen, setChosen] = useState(named);
  // A link to a panel or to a heading in it chooses that panel, each time it is followed.
  const [followed, setFollowed] = useState(location);
  if (followed !== location) {
    setFollowed(location);
    setChosen(named() ?? chosen);
  }
  const place = Math.max(
    0,
    panels.findIndex(({id}) => id === chosen),
  );

  const prefix = useId();
  const choose = (index: number) => {
    const id = panels[index]?.id;
    if (!id) return;
    setChosen(id);
    // Only for reloading and sharing: adds no history entry and does not scroll.
    window.history.replaceState(window.history.state, '', `#${id}`);
  };
  const container = useRef<HTMLDivElement>(null);
  // If the page is zoomed, the panels are stacked and the list disappears.
  useFocusWhenHidden(container, () => {
    const panel = document.getElementById(panels[place]?.id ?? '');
    return panel?.querySelector('a') ?? panel;
  });
  return (
    <TabsContext
      value={{tabbed, wasTabbed, selected: panels[place]?.id, select: setChosen, prefix}}
    >
      <div ref={container} className={styles.tabs} data-tabbed={tabbed || undefined}>
        <TabList
          label={label}
          panels={panels}
          tabbed={tabbed}
          prefix={prefix}
          selected={place}
          choose={choose}
        />
        <div className={styles.panels}>{children}</div>
      </div>
    </TabsContext>
  );
}

interface TabListProps {
  label: string;
  panels: ReturnType<typeof panelsOf>;
  /** Whether these are tabs, or links to panels that are all visible. */
  tabbed: boolean;
  /** Prefix of the tabs' ids. */
  prefix: string;
  selected: number;
  choose: (index: number) => void;
}

/** A separate component, so that moving focus does not re-render the panels. */
function TabList({label, panels, tabbed, prefix, selected, choose}: TabListProps) {
  const roving = useRovingFocus({selected, onMove: choose, onSelect: choose});
  const {key, ref} = useRemountOnRoleChange(tabbed);
  return (
    <div
      key={key}
      ref={ref}
      className={styles.list}
      role={tabbed ? 'tablist' : undefined}
      aria-label={tabbed ? label : undefined}
      aria-orientation={tabbed ? 'vertical' : undefined}
      {...(tabbed && roving.listProps)}
    >
      {panels.map((panel, index) => (
        <a
          key={panel.id}
          className={styles.tab}
          href={`#${panel.id}`}
          data-awaits-script=""
          {...(tabbed && {
            ...roving.itemProps(index),
            id: prefix + panel.id,
            role: 'tab',
            'aria-selected': index === selected,
            'aria-controls': panel.id,
          })}
        >
          {panel.label}
        </a>
      ))}
    </div>
  );
}
