import {expect, flow} from '../setup';
import {t} from '../../setup/messages';

const START = '/TrendSoft/Career';
const BUTTON = 'header nav button[popovertarget]';
const PANEL = 'header [popover]:not(dialog)';
const LINK = `${PANEL} li a`;
const tabAt = (number: number) => `${PANEL} [role=tab]:nth-child(${number})`;
const panelAt = (number: number) => `${PANEL} [role=tabpanel]:nth-of-type(${number + 1})`;

flow(
  'the services panel opens and closes, and its links work @services-panel',
  {widths: [1280], smoke: true},
  async (tab, {open}) => {
    await open(START);
    await tab.click({role: 'button', name: t('ServicesPanel.label'), within: 'header'});
    await tab.waitToSee(LINK);
    await tab.press('Escape');
    await tab.waitToBeGone(PANEL);
    await tab.waitForFocus(BUTTON);
    await tab.press('Enter');
    await tab.waitToSee(PANEL);
    await tab.session.click(640, 780);
    await tab.waitToBeGone(PANEL);
    await tab.click(BUTTON);
    const route = await tab.attribute(LINK, 'href');
    await tab.click(LINK);
    await tab.waitForPath(route!);
    await tab.waitToBeGone(PANEL);
  },
);

flow(
  'the services panel switches categories by mouse and keyboard, and closes when it loses focus @services-panel',
  {widths: [1280], unhydrated: false, smoke: true},
  async (tab, {open}) => {
    await open(START);
    await tab.click(BUTTON);
    await tab.waitToSee(panelAt(1));
    await tab.click(tabAt(2));
    await tab.waitToSee(panelAt(2));
    await tab.waitToBeGone(panelAt(1));
    await tab.press('ArrowDown');
    await tab.waitForFocus(tabAt(3));
    expect(await tab.sees(panelAt(2)), 'focus alone selects nothing').toBe(true);
    await tab.press('Enter');
    await tab.waitToSee(panelAt(3));
    expect(await tab.attribute(tabAt(3), 'aria-selected')).toBe('true');
    await tab.focus('main a');
    await tab.waitToBeGone(PANEL);
  },
);
