import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import blocksOnDemand, {ON_DEMAND} from '.';

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

test('a page imports each block that it shows once, however deep it stands', () => {
  const tree: Root = {
    type: 'root',
    children: [block('Section', [block('ContactForm'), block('ContactForm'), block('SignUp')])],
  };
  expect(importsOf(tree)).toEqual([ON_DEMAND['ContactForm'], ON_DEMAND['SignUp']]);
});

test('a page with none of them is left as it is', () => {
  expect(importsOf({type: 'root', children: [block('Hero')]})).toEqual([]);
});

test.each(Object.entries(ON_DEMAND))('%s comes from a folder that exists', (_name, module) => {
  expect(existsSync(`${module.replace('@site/', '')}/index.ts`)).toBe(true);
});
