/** Back and Forward return to the place where the visitor was, with the keyboard too. */
import sidebars from '../../../sidebars';
import {allPages} from '../../../src/menus';
import {ALIASES, linksOn, pageOfKind, PLAIN_PAGE, ROUTES, tabsOf} from '../../setup/routes';
import {CATEGORIES} from '../../setup/services';
import {pageAt, pageShowing} from '../../setup/site';
import {expect, flow} from '../setup';
import type {Tab, Target} from '../tab';

/** Returns the last two links in a row, each of them once on a page, to pages below it in the navigation tree. */
function neighboursOn(route: string): [first: string, second: string] | undefined {
  const {pages = []} = allPages(sidebars.pages).find(({path}) => path === route) ?? {};
  const links = linksOn(route);
  const isBelow = (link = '') =>
    pages.some(({path}) => path === link) && links.indexOf(link) === links.lastIndexOf(link);
  const at = links.findLastIndex((link, index) => isBelow(link) && isBelow(links[index + 1]));
  return at < 0 ? undefined : [links[at] ?? '', links[at + 1] ?? ''];
}

/** A page that links to the pages below it; links in the panels of tabs may be hidden. */
const OVERVIEW =
  ROUTES.find((route) => neighboursOn(route) && tabsOf(route).length === 0) ?? PLAIN_PAGE;
const [BELOW, NEXT] = neighboursOn(OVERVIEW) ?? ['', ''];
const [OVERVIEW_IN_MENU] = CATEGORIES[0].links;
/** In the text of a page, a link to a part of the same page. */
const ANCHOR_LINK = 'main p > a[href^="#"]';
const TO_ANCHOR = pageShowing(ANCHOR_LINK);
const ANCHOR = pageAt(TO_ANCHOR)(ANCHOR_LINK).attr('href') ?? '';
const CAREERS = '/TrendSoft/Career';
const JOB = pageOfKind('job');
const APPLY = `main a[href^="${CAREERS}"][href$="#apply"]`;
const ANNOUNCER = 'body > [role="status"]';

const scrollTop = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));
const headingOf = (route: string) => pageAt(route)('main h1').text();

/** Goes to a link and follows it with Enter. @returns the scroll position before, in px */
async function follow(tab: Tab, link: Target): Promise<number> {
  await tab.on(link, (element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await tab.focus(link);
  const top = await scrollTop(tab);
  await tab.press('Enter');
  return top;
}

/** Runs in the page. Returns whether Back has loaded it; a page from the back/forward cache was loaded before. */
function isLoadedByBack(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return (load as PerformanceNavigationTiming).type === 'back_forward';
}

async function expectToBeAt(tab: Tab, target: Target, top: number): Promise<void> {
  await tab.waitForFocus(target);
  await expect.poll(() => scrollTop(tab)).toBe(top);
}

flow(
  'Back returns to the link that was followed, and Tab continues from there @history',
  {smoke: true, unhydrated: false},
  async (tab, {open}) => {
    const link = `main a[href="${BELOW}"]`;
    await open(OVERVIEW);
    const top = await follow(tab, link);
    expect(top).toBeGreaterThan(300);
    await tab.waitForPath(BELOW);
    await tab.waitForFocus('main h1');
    expect(await tab.text(ANNOUNCER)).toBe('');
    await tab.session.traverse(-1);
    await tab.waitForPath(OVERVIEW);
    await expectToBeAt(tab, link, top);
    await expect.poll(() => tab.text(ANNOUNCER)).toBe(headingOf(OVERVIEW));
    await tab.press('Tab');
    await tab.waitForFocus(link.replace(BELOW, NEXT));
    // Forward returns to what had the focus when the page was left.
    await tab.session.traverse(1);
    await tab.waitForPath(BELOW);
    await tab.waitForFocus('main h1');
    expect(await tab.text(ANNOUNCER)).toBe('');
  },
);

flow(
  'Back and Forward between a link and the anchor to which it leads on another page',
  {unhydrated: false},
  async (tab, {open}) => {
    await open(JOB);
    const top = await follow(tab, APPLY);
    await tab.waitForPath(CAREERS);
    await tab.waitForFocus('#apply');
    await tab.session.traverse(-1);
    await tab.waitForPath(JOB);
    await expectToBeAt(tab, APPLY, top);
    await tab.session.traverse(1);
    await tab.waitForPath(CAREERS);
    await tab.waitForFocus('#apply');
  },
);

flow(
  'Back and Forward between a link and an anchor of the same page announce no new page',
  {unhydrated: false},
  async (tab, {open}) => {
    await open(TO_ANCHOR);
    const link = `main p > a[href="${ANCHOR}"]`;
    const top = await follow(tab, link);
    await tab.waitForFocus(ANCHOR);
    await tab.session.traverse(-1);
    await expectToBeAt(tab, link, top);
    await tab.session.traverse(1);
    await tab.waitForFocus(ANCHOR);
    expect(await tab.text(ANNOUNCER)).toBe('');
  },
);

flow(
  'Back after a link of a menu returns to the button of the menu',
  {unhydrated: false},
  async (tab, {open, width}) => {
    await open(OVERVIEW);
    const isWide = width > 1000;
    const button = isWide ? 'header nav button[popovertarget]' : 'header button[aria-haspopup]';
    await tab.click(button);
    if (!isWide) await tab.click('dialog summary');
    const link = `:popover-open a[href="${OVERVIEW_IN_MENU?.[1]}"]:not([role])`;
    await tab.focus(link);
    await tab.press('Enter');
    await tab.waitForPath(OVERVIEW_IN_MENU?.[1] ?? '');
    await tab.waitForFocus('main h1');
    await tab.session.traverse(-1);
    await tab.waitForPath(OVERVIEW);
    await tab.waitForFocus(button);
  },
);

flow(
  'Back returns to the link that an ordinary navigation followed',
  {widths: [1280], smoke: true},
  async (tab, {open}) => {
    const release = await open(JOB);
    const top = await follow(tab, APPLY);
    await tab.waitForPath(CAREERS);
    // Blocked requests use all connections of WebKit, so going back would wait for one.
    release?.();
    await tab.session.traverse(-1);
    await tab.waitForPath(JOB);
    // Firefox may load a page anew whose script was under way when it was left; a browser then begins at the top.
    const mayLoadAnew = release !== undefined && tab.session.version.startsWith('firefox');
    if (mayLoadAnew && (await tab.evaluate(isLoadedByBack))) return;
    await expectToBeAt(tab, APPLY, top);
  },
);

flow(
  'Back from the new address of a page leads to the page with the old link',
  {widths: [1280], unhydrated: false},
  async (tab, {open}) => {
    const [[old, route] = ['', '']] = Object.entries(ALIASES);
    await open(JOB);
    await tab.focus(APPLY);
    await tab.evaluate((address) => location.assign(address), old);
    await tab.waitForPath(route);
    await tab.session.traverse(-1);
    await tab.waitForPath(JOB);
    await tab.waitForFocus(APPLY);
  },
);
