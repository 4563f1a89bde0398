import {serial} from '../../src/server/store/serial';

test('writes that meet in any order all end, and so does the next one', async () => {
  const inTurn = serial();
  let done = 0;
  const visitor = async () => {
    for (let post = 0; post < 50; post++) await inTurn(async () => void (done += 1));
  };
  await Promise.all([visitor(), visitor(), visitor()]);
  await inTurn(async () => void (done += 1));
  expect(done).toBe(151);
});

test('a write that fails rejects alone, and the next one runs after it', async () => {
  const inTurn = serial();
  const failed = inTurn(() => Promise.reject(new Error('full')));
  const next = inTurn(async () => 'stored');
  await expect(failed).rejects.toThrow('full');
  expect(await next).toBe('stored');
});
