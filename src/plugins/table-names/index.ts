import type {Root} from 'mdast';
import {tablesIn} from '../../mdx/tables';

/**
 * Remark plugin: gives each table the heading above it as its name, since Markdown has no captions. `npm run check`
 * reports tables without a heading of their own.
 */
export default function tableNames() {
  return (tree: Root): void => {
    for (const {table, heading} of tablesIn(tree)) {
      if (heading?.data?.id === undefined) continue;
      table.data = {...table.data, hProperties: {ariaLabelledBy: [heading.data.id]}};
    }
  };
}
