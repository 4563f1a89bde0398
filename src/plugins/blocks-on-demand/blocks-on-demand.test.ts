import type {Root} from 'mdast';
import blocksOnDemand from '.';

function block(name: string, children: Root['children'] = []): Root['children'][number] {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: children as never};
}

function importsOf(tree: Root): unknown {
  blocksOnDemand()(tree);
  const [first] = tree.children;
  if (first?.type !== 'mdxjsEsm') return [];
  return first.data?.estree?.body.map((statement) =>
    statement.type === 'ImportDeclaration' ? statement.source.value : statement.type,
  );
}

test('a page imports each of its blocks once, at any depth', () => {
  const tree: Root = {
    type: 'root',
    children: [block('Section', [block('ContactForm'), block('ContactForm'), block('SignUp')])],
  };
  expect(importsOf(tree)).toEqual([
    '@site/src/components/ContactForm',
    '@site/src/components/SignUp',
  ]);
});

test('a block that every page includes is not imported', () => {
  expect(importsOf({type: 'root', children: [block('Hero')]})).toEqual([]);
});
