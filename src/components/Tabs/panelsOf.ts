import {Children, isValidElement, type ReactNode} from 'react';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Tabs.block';

export interface Panel {
  id: string;
  label: string;
  /** The panel's id, then every id inside it: a link to any of them selects the panel. */
  anchors: string[];
}

/** Returns the panels among the children. src/plugins/blocks ensures that all are panels with unique ids. */
export function panelsOf(children: ReactNode): Panel[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<BlockProps<typeof blocks.TabPanel>>(child)) return [];
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
