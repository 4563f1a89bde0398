import {ALIASES} from '../../setup/routes';
import {pageAt} from '../../setup/site';
import {expect, flow, scriptsAreLate, test} from '../setup';
import type {Tab} from '../tab';

const START = '/About';
const CAREERS = 'footer a[href="/TrendSoft/Career"]';
const BUTTON = 'header nav button[popovertarget]';
const PANEL = 'header [popover]:not(dialog)';

const titleOf = (route: string) => pageAt(route)('title').text();
const title = (tab: Tab) => tab.evaluate(() => document.title);

flow(
  'a link leads to its page; Back and Forward lead there and back',
  {essence: true},
  async (tab, {awake, open}) => {
    const release = await open(START);
    await tab.click(CAREERS);
    await tab.waitForPath('/TrendSoft/Career');
    await expect.poll(() => title(tab)).toBe(titleOf('/TrendSoft/Career'));
    if (awake) await tab.waitForFocus('main h1');
    // What is held back takes all connections of WebKit, and the way back waits for one.
    release?.();
    await tab.session.traverse(-1);
    await tab.waitForPath(START);
    await expect.poll(() => title(tab)).toBe(titleOf(START));
    await tab.session.traverse(1);
    await tab.waitForPath('/TrendSoft/Career');
    await expect.poll(() => title(tab)).toBe(titleOf('/TrendSoft/Career'));
  },
);

flow(
  'a page that is left and reached again by Back still works',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(START);
    // Of no server: to this one all connections are taken by what is held back.
    await tab.session.goto('about:blank');
    await tab.session.traverse(-1);
    await tab.waitForPath(START);
    await tab.click(BUTTON);
    await tab.waitToSee(`${PANEL} a`);
  },
);

flow('the skip link leads into the content', {}, async (tab, {awake, open}) => {
  await open(START);
  await tab.press('Tab');
  await tab.waitForFocus('body a[href^="#"]');
  await tab.press('Enter');
  if (awake) await tab.waitForFocus('main');
  // Before scripts the browser goes on from there, without a focus.
  else await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#main');
  await tab.press('Tab');
  await expect
    .poll(() => tab.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true);
});

test(
  'a page left while its scripts are on their way wakes after Back',
  {tag: scriptsAreLate ? '@essence' : []},
  async ({tab}) => {
    const release = await tab.openAsleep(START);
    await tab.evaluate(() => dispatchEvent(new Event('pointermove')));
    // Of no server: to this one all connections are taken by what is held back.
    await tab.session.goto('about:blank');
    release();
    await tab.session.traverse(-1);
    await tab.waitForPath(START);
    await tab.wake();
    await tab.click(BUTTON);
    await tab.waitToSee(`${PANEL} [role=tab]`);
  },
);

for (const [old, route] of Object.entries(ALIASES)) {
  test(`the old address ${old} leads to ${route}, with query and fragment`, async ({tab}) => {
    await tab.goto(`${old}?from=mail#main`);
    await tab.waitForPath(route);
    expect(await tab.evaluate(() => location.search + location.hash)).toBe('?from=mail#main');
  });
}

test.describe('an address that is none', () => {
  test.use({expectedMessages: /404/});

  test('leads to a page that leads on', {tag: '@essence'}, async ({tab}) => {
    await tab.open('/no-such-page');
    expect(await title(tab)).toBe(titleOf('/404.html'));
    const link = 'main a[href="/TrendSoft/ContactUs"]';
    await tab.click(link);
    await tab.waitForPath('/TrendSoft/ContactUs');
  });
});
