import {expect, flow} from '../setup';
import {t} from '../../setup/messages';
import {PLAIN_PAGE} from '../../setup/routes';

const START = '/TrendSoft/Career';
const BUTTON = 'header button[aria-haspopup=dialog]';
const DRAWER = 'header dialog';
const CLOSE = `${DRAWER} button`;
const LAST = `${DRAWER} nav > ul > li:last-child a`;

flow(
  'the drawer opens, expands its list and closes @drawer',
  {widths: [375], smoke: true},
  async (tab, {hydrated, open}) => {
    await open(START);
    await tab.click({role: 'button', name: t('Drawer.label')});
    await tab.waitToSee({role: 'dialog', name: t('Drawer.label')});
    if (hydrated) await tab.waitForFocus(CLOSE);
    await tab.click(`${DRAWER} summary`);
    await tab.waitToSee(`${DRAWER} details a`);
    await tab.press('Escape');
    await tab.waitToBeGone(DRAWER);
    await tab.waitForFocus(BUTTON);
    await tab.click(BUTTON);
    await tab.click(CLOSE);
    await tab.waitToBeGone(DRAWER);
  },
);

flow(
  'the drawer fits without scrolling; a click on a link opens its page',
  {widths: [375]},
  async (tab, {hydrated, open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(LAST);
    await expect
      .poll(() => tab.on(DRAWER, ({scrollHeight, clientHeight}) => scrollHeight - clientHeight))
      .toBe(0);
    const route = await tab.attribute(LAST, 'href');
    await tab.click(LAST);
    await tab.waitForPath(route!);
    await tab.waitToBeGone(DRAWER);
    if (hydrated) await tab.waitForFocus('main h1');
  },
);

flow(
  'the page behind an open drawer does not scroll',
  {widths: [375], unhydrated: false},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(`${DRAWER}[aria-modal=true]`);
    await tab.hover(`${DRAWER} nav`);
    await tab.session.wheel(0, 300);
    await tab.press('PageDown');
    await tab.press('Escape');
    await tab.waitToBeGone(DRAWER);
    await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
  },
);

flow(
  'Back closes an open drawer with the page',
  {widths: [375], unhydrated: false},
  async (tab, {open}) => {
    await open(PLAIN_PAGE);
    await tab.click(`footer a[href="${START}"]`);
    await tab.waitForPath(START);
    await tab.click(BUTTON);
    await tab.waitToSee(`${DRAWER}[aria-modal=true]`);
    await tab.session.traverse(-1);
    await tab.waitForPath(PLAIN_PAGE);
    await tab.waitToBeGone(DRAWER);
  },
);

for (const list of ['closed', 'open']) {
  flow(
    `Tab goes through the drawer with its list ${list} @drawer`,
    {widths: [375], unhydrated: false},
    async (tab, {open}) => {
      await open(START);
      await tab.click(BUTTON);
      await tab.waitToSee(`${DRAWER}[aria-modal=true]`);
      if (list === 'open') {
        await tab.click(`${DRAWER} summary`);
        await tab.waitToSee(`${DRAWER} details a`);
      }
      await tab.focus(CLOSE);
      const names = await tab.evaluate(namesOfStops, DRAWER);
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        await tab.press('Tab');
        await expect.poll(() => tab.evaluate(nameOfFocused)).toBe(name);
      }
    },
  );
}

flow(
  'Tab on the last link leaves and closes the drawer @drawer',
  {widths: [375], unhydrated: false},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(`${DRAWER}[aria-modal=true]`);
    await tab.focus(LAST);
    await tab.press('Tab');
    await tab.waitToBeGone(DRAWER);
    await tab.waitForFocus('nav[aria-label] ol a, main nav a');
  },
);

/** The names of what Tab should reach after the button that closes the drawer, in order. */
function namesOfStops(drawer: string) {
  const stops = document.querySelectorAll(`${drawer} nav :is(summary, a)`);
  return [...stops].filter((stop) => stop.checkVisibility()).map((stop) => stop.textContent);
}

function nameOfFocused() {
  return document.activeElement?.textContent;
}
