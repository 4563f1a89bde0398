import path from 'node:path';
import {openSite, pagesInFolder} from './site';

const FOLDER = path.join(__dirname, '../../example/site');

test('The pages of a folder have the addresses at which they are served', async () => {
  const pages = pagesInFolder(FOLDER);
  expect(pages).toEqual(['/', '/hours', '/join']);
  const site = await openSite({site: FOLDER});
  try {
    const texts = await Promise.all(pages.map(site.html));
    expect(texts.every((text) => text.includes('<h1>'))).toBe(true);
  } finally {
    await site.close();
  }
});

test('Only the pages of the configuration are audited', async () => {
  const site = await openSite({site: FOLDER, pages: ['/join']});
  await site.close();
  expect(site.pages).toEqual(['/join']);
});

test('A folder that does not exist is named', async () => {
  await expect(openSite({site: '/no/such/folder'})).rejects.toThrow('/no/such/folder');
});
