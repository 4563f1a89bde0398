import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useRovingFocus, type RovingFocusOptions} from './useRovingFocus';

function Letters(options: Partial<RovingFocusOptions>) {
  const roving = useRovingFocus({selected: 1, onSelect: () => {}, ...options});
  return (
    <>
      <div {...roving.listProps}>
        {['A', 'B', 'C'].map((letter, index) => (
          <button key={letter} type="button" {...roving.itemProps(index)}>
            {letter}
          </button>
        ))}
      </div>
      <button type="button">After</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['ArrowDown', 'C'],
  ['ArrowUp', 'A'],
  ['ArrowDown}{ArrowDown', 'A'],
  ['ArrowUp}{ArrowUp', 'C'],
  ['Home', 'A'],
  ['End', 'C'],
  ['ArrowRight', 'B'],
  ['ArrowLeft', 'B'],
  ['Control>}{ArrowDown}{/Control', 'B'],
])('from B, {%s} leads to %s', async (keys, letter) => {
  render(<Letters />);
  await userEvent.tab();
  await userEvent.keyboard(`{${keys}}`);
  expect(focused()).toBe(letter);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'the browser handles a click and Space with %s',
  (modifier) => {
    const onSelect = jest.fn();
    render(<Letters onSelect={onSelect} />);
    const item = screen.getByText('C');
    expect(fireEvent.click(item, {[modifier]: true})).toBe(true);
    expect(fireEvent.keyDown(item, {key: ' ', [modifier]: true})).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
  },
);
