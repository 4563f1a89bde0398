import {failureWords} from '../../src/server/deliver/channel';
import {DeliveryError} from '../../src/server/deliver/channel';

test.each([
  [new DeliveryError('Google: 404'), 'Google: 404'],
  [{code: 'ECONNRESET', name: 'Error'}, 'ECONNRESET'],
  [{code: '5.1.1'}, '5.1.1'],
  [{code: 'asha@example.com said no', name: 'TypeError'}, 'TypeError'],
  [{code: 'a'.repeat(61)}, 'Unknown error'],
  [{code: 'asha@example.com', name: 'Asha Rao'}, 'Unknown error'],
  ['asha@example.com', 'Unknown error'],
  [undefined, 'Unknown error'],
])('of %j it is kept that %s', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
