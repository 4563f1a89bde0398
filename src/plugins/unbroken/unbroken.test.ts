import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import unbroken from '.';

/** The tree of an MDX text as nested lists: a span is a list of its own. */
async function read(mdx: string): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(unbroken);
  const tree = await processor.run(processor.parse(mdx));
  const shown = (node: object): unknown => {
    if ('value' in node) return node.value;
    const children = 'children' in node ? (node.children as object[]).map(shown) : [];
    return 'attributes' in node ? {...node, children, position: undefined} : children;
  };
  return shown(tree);
}

const together = (value: string): unknown =>
  expect.objectContaining({
    name: 'span',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'unbroken'}],
    children: [value],
  });

test('a word and the number that a hyphen ties to it stand in a span', async () => {
  expect(await read('The Top-10 of it')).toEqual([['The ', together('Top-10'), ' of it']]);
});

test('so they do in headings and inside of blocks, at either end of the text', async () => {
  expect(await read('## Top-10 {"x"}')).toEqual([[together('Top-10'), ' ', '"x"']]);
  expect(await read('<Faq>\n\nISO-27001\n\n</Faq>')).toEqual([
    expect.objectContaining({children: [[together('ISO-27001')]]}),
  ]);
});

test.each(['301 549', '100 MB', '2 kB'])('%s stands in a span', async (tied) => {
  expect(await read(`Up to ${tied}, at most`)).toEqual([['Up to ', together(tied), ', at most']]);
});

test.each(['well-known words', 'pages 3-4', 'Top 10', 'of 2 MBAs', 'in 2024 1000 came'])(
  '%j stays as it is',
  async (text) => {
    expect(await read(text)).toEqual([[text]]);
  },
);

test('code and addresses stay as they are', async () => {
  expect(await read('`Top-10` [link](/top-10)')).toEqual([['Top-10', ' ', ['link']]]);
});
