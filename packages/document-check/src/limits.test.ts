import {Budget, DEFAULT_LIMITS, LimitError} from './limits.ts';

test('bytes that were made from compressed ones are work, too: a small file may ask for much of it', () => {
  const budget = new Budget({...DEFAULT_LIMITS, steps: 10_000});
  expect(() => budget.take(1 << 20)).not.toThrow();
  expect(() => budget.take(4 << 20)).toThrow(new LimitError('steps'));
});
