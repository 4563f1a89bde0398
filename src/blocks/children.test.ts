import {isElement} from '../mdx/element';
import {nodesOf} from '../mdx/nodes';
import {parseMdx} from '../mdx/parse';
import {nothing, something} from './children';

/** The first block of a page. */
function blockIn(source: string) {
  const {tree} = parseMdx(source);
  const block = tree && nodesOf(tree).find(isElement);
  if (!block) throw new Error(`There is no block in ${source}`);
  return block;
}

test.each([
  '<Contents />',
  '<Contents>{/* later */}</Contents>',
  '<Contents>\n\n{/* later */}\n\n</Contents>',
  'Amid <Contents>{/* later */}</Contents> words',
])('a comment counts for nothing: %j', (source) => {
  expect(nothing(blockIn(source))).toBeUndefined();
  expect(something('words')(blockIn(source))).toContain('is empty');
});

test('words do', () => {
  const block = blockIn('<Contents>Words</Contents>');
  expect(nothing(block)).toContain('nothing can stand inside');
  expect(something('words')(block)).toBeUndefined();
});
