/** The catalogue of blocks, scanned like the site. It has a build and a server of its own. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {blockFolders} from '../../src/plugins/catalogue/blocks';
import {CATALOGUE} from '../../src/plugins/catalogue/address';
import {axeViolations, expect, open, test} from '../setup/browser';
import {startServerProgram, type Running} from '../server/setup/programs';

const PORT = Number(process.env.TEST_PORT ?? 4173) + 400;
const ROOMS = [...new Set(blockFolders(process.cwd()).values())].map((room) => path.basename(room));

// One build and one server for all of them.
test.describe.configure({mode: 'default'});
test.use({baseURL: `http://127.0.0.1:${PORT}`, viewport: {width: 1280, height: 800}});

let server: Running;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const args = ['--import', 'jiti/register', 'scripts/build/catalogue.ts'];
  const [code] = (await once(spawn(process.execPath, args, {stdio: 'ignore'}), 'exit')) as [number];
  expect(code, 'npm run build -- catalogue').toBe(0);
  server = await startServerProgram('src/server/main.ts', {
    PORT: String(PORT),
    SITE_DIR: '.catalogue/build',
    DATA_DIR: 'test-results/catalogue-data',
  });
});
test.afterAll(() => server.end('SIGTERM'));

for (const route of [CATALOGUE, ...ROOMS.map((room) => `${CATALOGUE}/${room}`)]) {
  test(`axe finds nothing on ${route}, in both schemes and on a phone`, async ({page}) => {
    await open(page, route);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await axeViolations(page, 'color-contrast')).toEqual([]);
    await page.setViewportSize({width: 320, height: 640});
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(320);
  });
}

test('the MDX of an example can be copied, and that is said', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${CATALOGUE}/Note`);
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByText('Copied. Paste it into your page.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<Note>\n\n\*\*Want to upload[^]+<\/Note>$/);
});

test('the list leads to each room, and a room back to the list', async ({page}) => {
  await open(page, CATALOGUE);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(ROOMS.length);
  await page.getByRole('link', {name: 'See Tabs'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Tabs'})).toBeVisible();
  await page.getByRole('link', {name: 'All blocks'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Blocks'})).toBeVisible();
});
