import {Dict} from '../objects.ts';
import {unpredict} from './predictor.ts';

const parms = (entries: Record<string, number>) =>
  new Dict(new Map(Object.entries(entries)), (value) => value ?? null);

test('Paeth: where left and corner are equally near, left is taken', () => {
  // For the last value: left 8, up 11, corner 10, so that the guess is 8 + 11 - 10 = 9.
  const data = Uint8Array.from([0, 10, 11, 4, 254, 5]);
  expect([...unpredict(data, parms({Predictor: 15, Columns: 2}))]).toEqual([10, 11, 8, 13]);
});
