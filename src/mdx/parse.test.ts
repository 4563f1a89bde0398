import {anchorsIn} from './headings';
import {nodesOf, textOf} from './nodes';
import {parseMdx} from './parse';

const SOURCE = [
  '---\ntitle: "Über uns"\n---\n',
  '## Version 2.1 {#version-2.1}\n',
  '### ![Bild](/img/a.svg)Größe   {#größe}  \n',
  '#### None {here}\n',
  'After **them**.\n',
].join('\n');

const headings = nodesOf(parseMdx(SOURCE).tree ?? {type: 'root', children: []}).filter(
  (node) => node.type === 'heading',
);

test('a heading is parsed into its text and its id', () => {
  expect(headings.map((heading) => [textOf(heading), heading.data?.id])).toEqual([
    ['Version 2.1', 'version-2.1'],
    ['Größe', 'größe'],
    ['None here', undefined],
  ]);
});

test('anchors are the ids of headings', () => {
  const {tree} = parseMdx(SOURCE);
  expect(tree && anchorsIn(tree).map(({id}) => id)).toEqual(['version-2.1', 'größe']);
});
