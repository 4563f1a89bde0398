import {ALIASES, PLAIN_PAGE} from '../../setup/routes';
import {pageAt} from '../../setup/site';
import {t} from '../../setup/messages';
import {expect, flow, scriptsAreLate, test} from '../setup';
import type {Tab} from '../tab';

const START = PLAIN_PAGE;
const CAREERS = '/TrendSoft/Career';
const BUTTON = 'header nav button[popovertarget]';
const PANEL = 'header [popover]:not(dialog)';

async function waitForPage(tab: Tab, route: string): Promise<void> {
  await tab.waitForPath(route);
  await expect.poll(() => tab.evaluate(() => document.title)).toBe(pageAt(route)('title').text());
}

flow(
  'a link opens its page; Back and Forward work',
  {smoke: true},
  async (tab, {hydrated, open}) => {
    const release = await open(START);
    await tab.click(`footer a[href="${CAREERS}"]`);
    await waitForPage(tab, CAREERS);
    if (hydrated) await tab.waitForFocus('main h1');
    // Blocked requests use all connections of WebKit, so going back would wait for one.
    release?.();
    await tab.session.traverse(-1);
    await waitForPage(tab, START);
    await tab.session.traverse(1);
    await waitForPage(tab, CAREERS);
  },
);

flow(
  'the skip link is the first stop and leads into the content @skip-link',
  {},
  async (tab, {hydrated, open}) => {
    await open(START);
    await tab.press('Tab');
    await tab.waitForFocus({role: 'link', name: t('SkipLink.label')});
    await tab.press('Enter');
    if (hydrated) await tab.waitForFocus('main');
    // Without scripts, the browser continues from there, but focuses nothing.
    else await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#main');
    await tab.press('Tab');
    await tab.waitForFocus('main a');
  },
);

/** Leaves for a page that needs no connection, since blocked requests use all of them, and goes back. */
async function leaveAndReturn(tab: Tab, release?: () => void): Promise<void> {
  // If the page is still loading, Puppeteer's own navigation may never resolve.
  await tab.evaluate(() => void setTimeout(() => location.assign('about:blank')));
  await tab.waitForPath('blank');
  release?.();
  await tab.session.traverse(-1);
  await tab.waitForPath(START);
}

flow(
  'a page that is left and reached again by Back still works',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(START);
    await leaveAndReturn(tab);
    await tab.click(BUTTON);
    await tab.waitToSee(`${PANEL} a`);
  },
);

// Scripts load about 50 ms after the first event.
for (const ms of [45, 200]) {
  const title = `a page left ${ms} ms after its first event hydrates after Back`;
  test(title, {tag: scriptsAreLate ? '@smoke' : []}, async ({tab}) => {
    const release = await tab.openUnhydrated(START);
    await tab.evaluate(() => dispatchEvent(new Event('pointermove')));
    await new Promise((resolve) => setTimeout(resolve, ms));
    await leaveAndReturn(tab, release);
    await tab.hydrate();
    await tab.click(BUTTON);
    await tab.waitToSee(`${PANEL} [role=tab]`);
  });
}

for (const [old, route] of Object.entries(ALIASES)) {
  test(`the old address ${old} leads to ${route}, with query and fragment`, async ({tab}) => {
    await tab.goto(`${old}?from=mail#main`);
    await tab.waitForPath(route);
    expect(await tab.evaluate(() => location.search + location.hash)).toBe('?from=mail#main');
  });
}

test.describe('an unknown address', () => {
  test.use({expectedMessages: /404/});

  test('shows the 404 page, whose links work', {tag: '@smoke'}, async ({tab}) => {
    await tab.open('/no-such-page');
    expect(await tab.evaluate(() => document.title)).toBe(pageAt('/404.html')('title').text());
    await tab.click('main a[href="/TrendSoft/ContactUs"]');
    await tab.waitForPath('/TrendSoft/ContactUs');
  });
});
