import {Children, isValidElement, type ReactNode} from 'react';
import type {TabPanelProps} from './TabPanel';

export interface Panel {
  id: string;
  label: string;
  /** Every id in the panel, its own first: a link to any of them leads here. */
  anchors: string[];
}

/** Reads the panels that a writer gave; src/plugins/blocks sees to it that they are panels, each with an id of its own. */
export function panelsOf(children: ReactNode): Panel[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabPanelProps>(child)) return [];
    const {id, label, children: content} = child.props;
    return [{id, label, anchors: [id, ...idsIn(content)]}];
  });
}

function idsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{id?: string; children?: ReactNode}>(child)) return [];
    const {id, children} = child.props;
    return [...(id ? [id] : []), ...idsIn(children)];
  });
}
