import {isElement, nodesOf} from '../mdx/nodes';
import {parseMdx} from '../mdx/parse';
import {onlyBlocks, noChildren, anyContent} from './children';

function blockIn(source: string) {
  const {tree} = parseMdx(source);
  const block = tree && nodesOf(tree).find(isElement);
  if (!block) throw new Error(`There is no block in ${source}`);
  return block;
}

test.each([
  '<WithContents />',
  '<WithContents>{/* later */}</WithContents>',
  '<WithContents>\n\n{/* later */}\n\n</WithContents>',
  'Amid <WithContents>{/* later */}</WithContents> words',
])('a comment counts for nothing: %j', (source) => {
  expect(noChildren(blockIn(source))).toBeUndefined();
  expect(anyContent('words')(blockIn(source))).toContain('is empty');
});

test('blocks in one paragraph are read as if each were on its own line', () => {
  const cards = onlyBlocks('Card');
  expect(cards(blockIn('<Cards>\n<Card /> <Card />\n</Cards>'))).toBeUndefined();
  expect(cards(blockIn('Amid <Cards><Card /> <Card /></Cards>'))).toBeUndefined();
  expect(cards(blockIn('<Cards>\n<Card /> words\n</Cards>'))).toContain('only <Card>');
});
