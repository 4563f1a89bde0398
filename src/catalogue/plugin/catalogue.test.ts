import {existsSync, readFileSync} from 'node:fs';
import {BLOCKS} from '../../blocks/declared';
import {readFrontMatter} from '../../mdx/front-matter';
import {readComponents} from './documentation';

const components = readComponents();
const blocks = components.flatMap((component) => component.blocks);

test('the block with the name of its component is first', () => {
  const component = components.find(({name}) => name === 'Testimonials');
  expect(component?.blocks.map(({name}) => name)).toEqual(['Testimonials', 'Testimonial']);
});

test('props are read from the declaration', () => {
  const section = blocks.find(({name}) => name === 'Section');
  expect(section?.props[0]).toEqual({
    name: 'tone',
    expected: '"plain", "tint", "blue" or "night"',
    description: expect.stringContaining('Background'),
    example: 'tone="plain"',
    required: false,
  });
});

test.each(blocks)('<$name> documents its purpose and its accessibility', (block) => {
  expect(block.summary).toMatch(/^[A-Z].+\.$/);
  expect(block.accessibility).toMatch(/^[A-Z].+\.$/);
});

test.each([...new Set(Object.values(BLOCKS).map(({folder}) => folder))])(
  '%s has examples, and its do and don’t',
  (folder) => {
    const file = `${folder}/${folder.split('/').at(-1)}.examples.mdx`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(text).toMatch(/^## .+ \{#/m);
    const {values} = readFrontMatter(text);
    expect([values['do'], values['dont']]).toEqual([expect.any(Array), expect.any(Array)]);
  },
);
