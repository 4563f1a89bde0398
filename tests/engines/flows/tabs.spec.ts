import {expect, flow} from '../setup';
import {pageWith, routesWith} from '../../setup/routes';

const ROUTES = routesWith('Tabs');

const tabOf = (id: string) => `main a[href="#${id}"]`;

/** Returns the ids of all panels with a tab, and of the visible ones. Runs in the page. */
function panelsIn(main: HTMLElement): {all: string[]; seen: string[]} {
  const panels = [...main.querySelectorAll('section[id]')].filter(({id}) =>
    main.querySelector(`a[href="#${id}"]`),
  );
  const seen = panels.filter((panel) => panel.checkVisibility({visibilityProperty: true}));
  return {all: panels.map(({id}) => id), seen: seen.map(({id}) => id)};
}

for (const route of ROUTES) {
  flow(
    `each tab of ${route} shows only its panel @tabs`,
    {widths: [1280], smoke: route === ROUTES[0]},
    async (tab, {open}) => {
      await open(route);
      const {all} = await tab.on('main', panelsIn);
      expect(all.length).toBeGreaterThan(1);
      for (const id of [...all.slice(1), all[0]!]) {
        await tab.click(tabOf(id));
        await expect.poll(() => tab.on('main', panelsIn)).toEqual({all, seen: [id]});
      }
    },
  );

  flow(
    `all panels of ${route} are stacked on a phone @tabs`,
    {widths: [375]},
    async (tab, {open}) => {
      await open(route);
      const {all} = await tab.on('main', panelsIn);
      await expect.poll(() => tab.on('main', panelsIn)).toEqual({all, seen: all});
    },
  );
}

flow(
  'arrow keys, Home and End switch tabs without replacing elements @tabs',
  {widths: [1280], unhydrated: false, smoke: true},
  async (tab, {open}) => {
    await open(pageWith('Tabs'));
    const {all} = await tab.on('main', panelsIn);
    const first = all[0]!;
    const second = all[1]!;
    const last = all.at(-1)!;
    await tab.on('main [role=tablist]', (list) => {
      new MutationObserver((records) => {
        if (records.some(({removedNodes}) => removedNodes.length)) list.dataset['lost'] = '';
      }).observe(list, {childList: true, subtree: true});
    });
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
      await expect.poll(() => tab.on('main', panelsIn)).toEqual({all, seen: [id]});
      expect(await tab.attribute(tabOf(id), 'aria-selected')).toBe('true');
    }
    await tab.press('Tab');
    await tab.waitForFocus(`main section[id="${last}"]`);
    expect(await tab.sees('main [data-lost]')).toBe(false);
  },
);
