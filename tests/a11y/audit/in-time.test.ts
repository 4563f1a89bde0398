import {inTime} from './in-time';

describe('inTime', () => {
  it('gives what a look found', async () => {
    await expect(inTime('axe', () => Promise.resolve('nothing'))).resolves.toBe('nothing');
  });

  it('passes on what a look throws', async () => {
    const broken = () => Promise.reject(new Error('The page is closed.'));
    await expect(inTime('axe', broken)).rejects.toThrow('The page is closed.');
  });

  it('names a look that hangs', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    await expect(inTime('focus-ring', hangs, 10)).rejects.toThrow(
      'focus-ring took longer than 0.01 s, and was given up.',
    );
  });
});
