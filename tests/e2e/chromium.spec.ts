/** The arguments of tests/setup/chromium.ts. */
import {chromium, expect, test} from '@playwright/test';
import {headlessChromium} from '../../scripts/programs';
import {CHROMIUM_ARGS} from '../setup/chromium';

test('features that Playwright disables stay disabled', async () => {
  const executablePath = headlessChromium();
  const started = await chromium.launchServer({executablePath, args: CHROMIUM_ARGS});
  const lists = started
    .process()
    .spawnargs.filter((arg) => arg.startsWith('--disable-features='))
    .map((arg) => arg.replace(/^.*=/, '').split(','));
  await started.close();
  expect(lists).toHaveLength(2);
  const [theirs = [], ours] = lists;
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
