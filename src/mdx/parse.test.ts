import {readPage, textsOf} from '../../scripts/i18n/page';
import {anchorsIn} from './headings';
import {wordsOf} from './element';
import {nodesOf} from './nodes';
import {parseMdx} from './parse';

const SOURCE = [
  '---\ntitle: "Über uns"\n---\n',
  '## Version 2.1 {#version-2.1}\n',
  '### Größe   {#größe}  \n',
  '#### None {here}\n',
  'After **them**.\n',
].join('\n');

const headings = nodesOf(parseMdx(SOURCE).tree ?? {type: 'root', children: []}).filter(
  (node) => node.type === 'heading',
);

test('a heading has its id apart from its words', () => {
  expect(headings.map((heading) => [wordsOf(heading), heading.data?.id])).toEqual([
    ['Version 2.1', 'version-2.1'],
    ['Größe', 'größe'],
    ['None here', undefined],
  ]);
});

test('what stands after an id has its place in the file', () => {
  const texts = textsOf(readPage(SOURCE));
  for (const {words, offset} of texts) {
    const [first = ''] = words.split(' ');
    expect(SOURCE.slice(offset).startsWith(first)).toBe(true);
  }
  expect(texts.map(({words}) => words)).toContain('After **them**.');
});

test('translators and writers are told of the same ids', () => {
  const told = readPage(SOURCE).blocks.flatMap(({id}) => id ?? []);
  const {tree} = parseMdx(SOURCE);
  expect(told).toEqual(tree && anchorsIn(tree).map(({id}) => id));
  expect(told).toHaveLength(2);
});
