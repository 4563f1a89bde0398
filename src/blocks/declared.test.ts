import {isElement} from '../mdx/nodes';
import {parseMdx} from '../mdx/parse';
import {propsOf} from '../mdx/props';
import {BLOCKS, moduleOf} from './declared';

test.each(Object.entries(BLOCKS))('<%s> is in the declared folder', (name, block) => {
  const file = moduleOf(block).replace('@site', process.cwd());
  expect(jest.requireActual<Record<string, unknown>>(file)[name]).toBeInstanceOf(Function);
});

const values = Object.entries(BLOCKS).flatMap(([block, {required, optional}]) =>
  Object.entries({...required, ...optional}).map(([name, value]) => [block, name, value] as const),
);

test.each(values)('the example of %s.%s is accepted', (_block, name, {example, accepts}) => {
  const {tree} = parseMdx(`<A ${example === undefined ? name : `${name}=${example}`} />\n`);
  const [element] = tree?.children ?? [];
  const [prop] = element && isElement(element) ? propsOf(element) : [];
  expect(accepts(prop?.value)).toBe(true);
});
