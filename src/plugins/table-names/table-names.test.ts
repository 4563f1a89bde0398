import {parseMdx} from '../../mdx/parse';
import {tablesIn} from '../../mdx/tables';
import tableNames from '.';

const TABLE = '| Test | Days |\n|---|---|\n| Audit | 5 |';

test('the name of a table is the nearest heading above it, also inside a block', () => {
  const {tree} = parseMdx(
    `${TABLE}\n\n## One {#one}\n\n### Two {#two}\n\n${TABLE}\n\n<Section>\n\n${TABLE}\n\n</Section>\n\n## No id\n\n${TABLE}`,
  );
  tableNames()(tree!);
  const names = tablesIn(tree!).map(({table}) => table.data?.hProperties?.['ariaLabelledBy']);
  expect(names).toEqual([undefined, ['two'], ['two'], undefined]);
});
