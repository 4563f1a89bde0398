import {act, fireEvent, screen} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {leavesValueUnchanged} from './keysWithoutInput';
import {contact} from '../../forms/tables';
import {FormView, type FormViewProps} from './FormView';

const idle: FormViewProps['state'] = {
  busy: false,
  announcement: '',
  attempt: 0,
  outcome: {kind: 'none'},
  onChange: () => {},
  onSubmit: () => {},
};

test('only a long wait is announced, so that it is never announced after the response', () => {
  jest.useFakeTimers();
  const viewOf = (state: object) => (
    <FormView form={contact} state={{...idle, ...state}} children={null} />
  );
  const {container, rerender} = render(viewOf({busy: true}));
  const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
  act(() => jest.advanceTimersByTime(900));
  expect(announced()).toBe('');
  act(() => jest.advanceTimersByTime(100));
  expect(announced()).toBe('Please wait...');
  expect(screen.getByRole('button')).toHaveTextContent('Please wait...');
  expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
  rerender(viewOf({}));
  expect(announced()).toBe('');
  rerender(viewOf({busy: true}));
  act(() => jest.advanceTimersByTime(900));
  rerender(viewOf({}));
  act(() => jest.advanceTimersByTime(100));
  expect(announced()).toBe('');
  jest.useRealTimers();
});

test.each([
  [true, ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'ArrowUp', 'End', 'F5', 'Clear']],
  [true, ['AudioVolumeUp', 'BrowserBack', 'MediaPlayPause', 'LaunchMail']],
  [false, ['a', 'F', ' ', '1', 'Backspace', 'Delete', 'Enter', 'Process', 'Unidentified', 'é']],
])('releasing a key does not validate the field: %s for %j @key-release', (isLeft, keys) =>
  expect(keys.filter((key) => leavesValueUnchanged(key) !== isLeft)).toEqual([]),
);
