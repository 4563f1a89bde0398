import {expect, flow, test} from '../setup';
import {word} from '../../setup/words';

const START = '/TrendSoft/Career';
const BUTTON = 'header nav button[popovertarget]';
const PANEL = 'header [popover]:not(dialog)';
const tabAt = (place: number) => `${PANEL} [role=tab]:nth-child(${place})`;
const panelAt = (place: number) => `${PANEL} [role=tabpanel]:nth-of-type(${place + 1})`;

flow(
  'the services panel opens and closes @services-panel',
  {widths: [1280], essence: true},
  async (tab, {open}) => {
    await open(START);
    await tab.click({role: 'button', name: word('ServicesPanel.label'), within: 'header'});
    await tab.waitToSee(`${PANEL} a`);
    await tab.press('Escape');
    await tab.waitToBeGone(PANEL);
    await tab.waitForFocus(BUTTON);
    await tab.press('Enter');
    await tab.waitToSee(PANEL);
    await tab.clickAt(640, 780);
    await tab.waitToBeGone(PANEL);
  },
);

flow(
  'its categories are chosen by click and by keys @services-panel',
  {widths: [1280], asleep: false, essence: true},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(panelAt(1));
    await tab.click(tabAt(2));
    await tab.waitToSee(panelAt(2));
    await tab.waitToBeGone(panelAt(1));
    await tab.press('ArrowDown');
    await tab.waitForFocus(tabAt(3));
    expect(await tab.sees(panelAt(2)), 'the focus alone chooses nothing').toBe(true);
    await tab.press('Enter');
    await tab.waitToSee(panelAt(3));
    expect(await tab.attribute(tabAt(3), 'aria-selected')).toBe('true');
  },
);

flow(
  'a link of the services panel leads on, and closes it',
  {widths: [1280]},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(`${PANEL} li a`);
    const route = await tab.attribute(`${PANEL} li a`, 'href');
    await tab.click(`${PANEL} li a`);
    await tab.waitForPath(route!);
    await tab.waitToBeGone(PANEL);
  },
);

flow(
  'the services panel closes when the focus leaves it',
  {widths: [1280], asleep: false},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(PANEL);
    await tab.focus('main a');
    await tab.waitToBeGone(PANEL);
  },
);

test(
  'a click alone, as assistive technology sends it, ends as any later one',
  {tag: '@essence'},
  async ({tab}) => {
    await tab.goto(START);
    await tab.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)!.click(),
      BUTTON,
    );
    await tab.waitToSee(tabAt(1));
    expect(await tab.sees(panelAt(1))).toBe(true);
    expect(await tab.attribute(BUTTON, 'aria-expanded')).toBe('true');
  },
);
