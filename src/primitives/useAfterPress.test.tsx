/** tests/engines/flows/press-and-release.spec.ts tests real presses. */
import {createPress} from './useAfterPress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function fire(type: string, properties: object = {}): void {
  document.dispatchEvent(Object.assign(new Event(type), properties));
}

/** Observes presses, and postpones a task in the press of a pointer. */
function postpone() {
  const press = createPress();
  const stop = press.observe();
  const task = jest.fn();
  fire('pointerdown');
  press.run(task);
  expect(task).not.toHaveBeenCalled();
  return {press, stop, task};
}

test('a task runs at once if no pointer is down', () => {
  const press = createPress();
  const stop = press.observe();
  const task = jest.fn();
  press.run(task);
  expect(task).toHaveBeenCalledTimes(1);
  stop();
});

test('a task waits until the click, which follows the release', () => {
  const {stop, task} = postpone();
  fire('pointerup');
  fire('mouseup');
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  stop();
});

test('a tap, whose mouse events follow those of the pointer, is one press', () => {
  const {stop, task} = postpone();
  fire('pointerup');
  fire('mousedown');
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  fire('mouseup');
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  {what: 'a key', type: 'keydown'},
  {what: 'a pointer that moves without a button', type: 'pointermove', buttons: 0},
  {what: 'scrolling by touch', type: 'pointercancel'},
  {what: 'a context menu', type: 'contextmenu'},
])('a press whose release is not reported is ended by $what', ({type, buttons}) => {
  const {stop, task} = postpone();
  fire('pointermove', {buttons: 1});
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  fire(type, {buttons});
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  stop();
});

test('cancelled tasks, and those of a form that was left, never run', () => {
  const {press, stop, task} = postpone();
  press.cancel();
  press.run(task);
  stop();
  fire('pointerup');
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
