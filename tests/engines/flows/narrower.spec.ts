/** Widgets that disappear when the window becomes narrower, or the page is zoomed to 200 %, while they have the focus. */
import {flow} from '../setup';
import {pageWith, PLAIN_PAGE} from '../../setup/routes';

const WIDE = {widths: [1280], unhydrated: false};
/** At 200 % zoom, a window of 1280 px is laid out as one of 640 px. */
const ZOOMED = 640;

flow('the services panel leaves the focus to the menu button', WIDE, async (tab, {open}) => {
  await open(PLAIN_PAGE);
  await tab.click('header nav button[popovertarget]');
  await tab.focus('header [popover]:popover-open a');
  await tab.session.resize(ZOOMED, 400);
  await tab.waitForFocus('header button[aria-haspopup="dialog"]');
});

flow(
  'the menu button leaves the focus to the services button, when a tablet is turned back',
  WIDE,
  async (tab, {open}) => {
    await open(PLAIN_PAGE);
    await tab.click('header nav button[popovertarget]');
    await tab.focus('header [popover]:popover-open a');
    await tab.session.resize(800, 1280);
    await tab.waitForFocus('header button[aria-haspopup="dialog"]');
    await tab.session.resize(1280, 800);
    await tab.waitForFocus('header nav button[popovertarget]');
  },
);

flow(
  'the drawer leaves the focus to the header',
  {widths: [375], unhydrated: false},
  async (tab, {open}) => {
    await open(PLAIN_PAGE);
    await tab.click('header button[aria-haspopup="dialog"]');
    await tab.focus('header dialog summary');
    await tab.session.resize(1280, 800);
    await tab.waitForFocus('header a');
  },
);

flow(
  'a tab list leaves the focus to the panel that was selected @tabs',
  WIDE,
  async (tab, {open}) => {
    await open(pageWith('Tabs'));
    await tab.waitToSee('main [role=tablist]');
    await tab.focus('main [role=tab][aria-selected=true]');
    await tab.press('ArrowDown');
    const panel =
      (await tab.attribute('main [role=tab][aria-selected=true]', 'aria-controls')) ?? '';
    await tab.session.resize(ZOOMED, 400);
    await tab.waitForFocus(`main section[id="${panel}"] a`);
  },
);

flow('a panel of tabs keeps the focus @tabs', WIDE, async (tab, {open}) => {
  await open(pageWith('Tabs'));
  await tab.waitToSee('main [role=tablist]');
  await tab.focus('main [role=tabpanel]:not([hidden])');
  const panel = (await tab.attribute('main [role=tab][aria-selected=true]', 'aria-controls')) ?? '';
  await tab.session.resize(ZOOMED, 400);
  await tab.waitToBeGone('main [role=tablist]');
  await tab.waitForFocus(`main section[id="${panel}"]`);
});
