/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {defineSetImmediate} from './immediateTasks';

/** A channel whose messages arrive, or get lost, when the test says so. */
function createChannel() {
  let underWay = 0;
  const port1 = {onmessage: () => undefined};
  return {
    port1,
    port2: {
      postMessage: () => {
        underWay += 1;
      },
    },
    lose: () => {
      underWay = 0;
    },
    deliver: () => {
      for (; underWay > 0; underWay -= 1) port1.onmessage();
    },
  };
}

test('tasks run in their order, once, although messages were lost in the back/forward cache', () => {
  const channel = createChannel();
  Object.assign(globalThis, {MessageChannel: jest.fn(() => channel)});
  const scope = {} as typeof globalThis;
  defineSetImmediate(scope);
  const ran: string[] = [];
  scope.setImmediate(() => ran.push('first'));
  channel.deliver();
  expect(ran).toEqual(['first']);

  scope.setImmediate(() => ran.push('second'));
  scope.setImmediate(() => ran.push('third'));
  channel.lose();
  dispatchEvent(new Event('pageshow'));
  channel.deliver();
  expect(ran).toEqual(['first', 'second', 'third']);

  scope.setImmediate(() => ran.push('fourth'));
  dispatchEvent(new Event('pageshow'));
  channel.deliver();
  expect(ran).toEqual(['first', 'second', 'third', 'fourth']);
});
