import {Children, isValidElement, type ReactNode} from 'react';
import {TabPanel, type TabPanelProps} from './TabPanel';

export interface Panel {
  id: string;
  label: string;
  /** Every id in the panel, its own first: a link to any of them leads here. */
  anchors: string[];
}

/** Reads the panels that a writer gave, and says what is wrong with them. */
export function panelsOf(children: ReactNode): Panel[] {
  const panels = Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map(panelOf);
  if (panels.length === 0) throw new Error('<Tabs>: is empty; write <TabPanel>s inside');
  const seen = new Set<string>();
  for (const anchor of panels.flatMap(({anchors}) => anchors)) {
    if (seen.has(anchor)) {
      throw new Error(
        `<TabPanel>: id "${anchor}" is there twice; give every panel and heading its own`,
      );
    }
    seen.add(anchor);
  }
  return panels;
}

function panelOf(child: ReactNode): Panel {
  if (!isValidElement<Partial<TabPanelProps>>(child) || child.type !== TabPanel) {
    throw new Error('<Tabs>: holds something else than <TabPanel>; move it out or into a panel');
  }
  const {id, label, children} = child.props;
  if (!id) {
    const which = label ? ` label="${label}"` : '';
    throw new Error(
      `<TabPanel${which}>: id is missing; give a short word for addresses, e.g. id="functional"`,
    );
  }
  if (!label) {
    throw new Error(
      `<TabPanel id="${id}">: label is missing; give the words on the tab, e.g. label="Functional Testing"`,
    );
  }
  return {id, label, anchors: [id, ...idsIn(children)]};
}

function idsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{id?: string; children?: ReactNode}>(child)) return [];
    const {id, children} = child.props;
    return [...(id ? [id] : []), ...idsIn(children)];
  });
}
