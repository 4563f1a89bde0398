import {existsSync, readFileSync} from 'node:fs';
import {readComponents} from './documentation';

const components = readComponents(process.cwd());
const blocks = components.flatMap((component) => component.blocks);

test('blocks for all pages and blocks on demand are in it, what is no block is not', () => {
  const names = blocks.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['Hero', 'Section', 'Tabs', 'TabPanel', 'Logo']));
  expect(names).not.toContain('Button');
  expect(names).not.toContain('ClosedOpening');
  expect(new Set(names).size).toBe(names.length);
});

test('a component begins with the block that names it', () => {
  const component = components.find(({name}) => name === 'Testimonials');
  expect(component?.blocks.map(({name}) => name)).toEqual(['Testimonials', 'Testimonial']);
});

test('props have their type as it is written, what they are when left out, and their comment', () => {
  const section = blocks.find(({name}) => name === 'Section');
  expect(section?.props[0]).toEqual({
    name: 'tone',
    type: "'plain' | 'tint' | 'blue' | 'night'",
    required: false,
    default: "'plain'",
    description: expect.stringMatching(/^Background: plain \(default\)/),
  });
  expect(section?.props.at(-1)).toMatchObject({name: 'children', required: true});
});

test('a type with a name of its own is spelled out', () => {
  const link = blocks.find(({name}) => name === 'ButtonLink');
  expect(link?.props.find(({name}) => name === 'variant')?.type).toBe('"primary" | "secondary"');
});

test.each(blocks)('<$name> says what it is and what it does for accessibility', (block) => {
  expect(block.summary).toMatch(/^[A-Z].+\.$/);
  expect(block.notes).not.toBe('');
  expect(block.summary + block.notes).not.toMatch(/SPEC\.md/);
});

test.each(blocks.flatMap(({name, props}) => props.map((prop) => [name, prop.name, prop] as const)))(
  '<%s>: %s is explained',
  (_block, name, {description}) => {
    if (name !== 'children') expect(description).toMatch(/\w/);
  },
);

test.each(components)('$name has its do and don’t', ({parent, name}) => {
  const file = `src/${parent}/${name}/${name}.examples.tsx`;
  expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(
    /guidance: Guidance = \{\n {2}do: /,
  );
});
