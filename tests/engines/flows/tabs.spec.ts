import {expect, flow} from '../setup';
import type {Tab} from '../tab';

const SOLUTIONS = '/TrendSoft/oursolutions';
const ROUTES = ['/DigitalAccessibility', `${SOLUTIONS}/Testing`, `${SOLUTIONS}/CyberSecurity`];

/** Ids of the panels, in order; each has a link that leads to it. */
const panelsOf = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('main section[id]')]
      .map(({id}) => id)
      .filter((id) => document.querySelector(`main a[href="#${id}"]`)),
  );

const tabOf = (id: string) => `main a[href="#${id}"]`;

/** Ids of the panels that can be seen. */
const seen = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('main section[id]')]
      .filter(({id}) => document.querySelector(`main a[href="#${id}"]`))
      .filter((panel) => panel.checkVisibility({visibilityProperty: true}))
      .map(({id}) => id),
  );

for (const route of ROUTES) {
  const essence = route === ROUTES[0];
  flow(
    `each tab of ${route} shows its panel alone @tabs`,
    {widths: [1280], essence},
    async (tab, {open}) => {
      await open(route);
      const panels = await panelsOf(tab);
      expect(panels.length).toBeGreaterThan(2);
      for (const id of [...panels.slice(1), panels[0]!]) {
        await tab.click(tabOf(id));
        await expect.poll(() => seen(tab)).toEqual([id]);
      }
    },
  );

  flow(
    `all panels of ${route} are stacked on a phone @tabs`,
    {widths: [375]},
    async (tab, {open}) => {
      await open(route);
      await expect.poll(() => seen(tab)).toEqual(await panelsOf(tab));
    },
  );
}

flow(
  'arrow keys, Home and End go through the tabs @tabs',
  {widths: [1280], asleep: false, essence: true},
  async (tab, {open}) => {
    await open(ROUTES[2]!);
    const panels = await panelsOf(tab);
    const [first, second, last] = [panels[0]!, panels[1]!, panels.at(-1)!];
    await tab.focus(tabOf(first));
    for (const [key, id] of [
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await tab.press(key);
      await tab.waitForFocus(tabOf(id));
      await expect.poll(() => seen(tab)).toEqual([id]);
      expect(await tab.attribute(tabOf(id), 'aria-selected')).toBe('true');
    }
    await tab.press('Tab');
    await tab.waitForFocus(`main section[id="${last}"]`);
  },
);

flow(
  'a tab stays the same element while the focus moves',
  {widths: [1280], asleep: false},
  async (tab, {open}) => {
    await open(ROUTES[1]!);
    const [first] = await panelsOf(tab);
    await tab.focus(tabOf(first!));
    await tab.evaluate(() => {
      const removed: string[] = [];
      Object.assign(window, {removed});
      new MutationObserver((records) => {
        for (const {removedNodes} of records)
          for (const node of removedNodes) removed.push(node.nodeName);
      }).observe(document.querySelector('main [role=tablist]')!, {childList: true, subtree: true});
    });
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp'] as const) await tab.press(key);
    expect(await tab.evaluate(() => (window as unknown as {removed: string[]}).removed)).toEqual(
      [],
    );
  },
);
