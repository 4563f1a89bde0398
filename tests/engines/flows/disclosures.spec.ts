import {expect, flow} from '../setup';

flow(
  'a question opens and closes by mouse and keyboard @questions',
  {smoke: true},
  async (tab, {open}) => {
    await open('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility');
    const isOpen = () => tab.on('main details', (question: HTMLDetailsElement) => question.open);
    expect(await isOpen()).toBe(false);
    await tab.click('main summary');
    await expect.poll(isOpen).toBe(true);
    await tab.waitToSee('main summary + div');
    await tab.focus('main summary');
    await tab.press('Enter');
    await expect.poll(isOpen).toBe(false);
    await tab.press(' ');
    await expect.poll(isOpen).toBe(true);
  },
);
