import {Budget, DEFAULT_LIMITS, LimitError} from './limits.ts';

test('decompressed bytes count as work, since a small file may expand to many', () => {
  const budget = new Budget({...DEFAULT_LIMITS, steps: 10_000});
  expect(() => budget.addBytes(1 << 20)).not.toThrow();
  expect(() => budget.addBytes(4 << 20)).toThrow(new LimitError('steps'));
});
