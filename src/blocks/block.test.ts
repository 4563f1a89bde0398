import {defineBlock, type BlockProps} from './block';
import {anyContent} from './children';
import {number, oneOf} from './prop-types';

const block = defineBlock({
  summary: 'A table.',
  accessibility: 'Renders `<table>`.',
  required: {level: oneOf('A', 'AA')},
  optional: {rows: number('a whole number', 3)},
  children: anyContent('text'),
});

type Props = BlockProps<typeof block>;

test('the types of a component’s props are those that the check accepts', () => {
  const props: Props = {level: 'AA', rows: 4, children: null};
  expect(block.required?.level.accepts(props.level)).toBe(true);
  expect(block.optional?.rows.accepts(props.rows)).toBe(true);
  // @ts-expect-error -- not one of the values
  const unknownLevel: Props = {level: 'B', children: null};
  expect(block.required?.level.accepts(unknownLevel.level)).toBe(false);
  // @ts-expect-error -- not a number
  const wordForRows: Props = {level: 'A', rows: 'four', children: null};
  expect(block.optional?.rows.accepts(wordForRows.rows)).toBe(false);
});
