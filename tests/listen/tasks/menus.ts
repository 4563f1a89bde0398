import {pageAt} from '../../setup/site';
import type {Step, Task} from '../task';
import {textsOf, word} from '../words';

/** A page of no family: no button of the header is marked there. */
const ROUTE = '/About';

/** The words of the links that a tab of the services panel leads to, in order. */
function linksOf(which: number): string[] {
  const $ = pageAt(ROUTE);
  const panel = $('header [popover]').not('dialog').first();
  return panel
    .find('ul')
    .eq(which)
    .find('a')
    .toArray()
    .map((link) => $(link).text().replace(/\s+/g, ' ').trim());
}

const categories = () =>
  textsOf(ROUTE, 'header div[popover] [class*=tab] > a, header div[popover] [role=tab]');

const openPanel: Step[] = [
  {
    does: 'Tabs to the button',
    keys: ['Tab'],
    until: `${word('ServicesPanel.label')} collapsed push button`,
    atMost: 6,
  },
  {does: 'Opens the panel', keys: ['Return'], hears: ['expanded']},
];

const services: Task[] = [
  {
    id: 'services-keys',
    title: 'A service is chosen in the panel by keys',
    route: ROUTE,
    steps: () => {
      const [first = '', second = ''] = categories();
      const count = categories().length;
      return [
        ...openPanel,
        {does: 'Tabs to the categories', keys: ['Tab'], hears: [first, `1 of ${count}`]},
        {does: 'Goes to the next category', keys: ['Down'], hears: [second, `2 of ${count}`]},
        {does: 'Chooses it', keys: ['Return'], never: [first]},
        {
          does: 'Tabs through its links',
          keys: ['Tab', ...linksOf(1).map(() => 'Tab')],
          hears: linksOf(1),
        },
        {
          does: 'Closes the panel',
          keys: ['Escape'],
          hears: ['collapsed'],
        },
      ];
    },
  },
  {
    id: 'services-reading',
    title: 'The open services panel is read line by line',
    route: ROUTE,
    steps: () => [
      ...openPanel,
      {does: 'Has keys go to the reader', keys: ['Insert+a'], hears: ['Browse mode']},
      {
        does: 'Reads down past the panel',
        keys: ['Down'],
        until: linksOf(0).at(-1) ?? '',
        atMost: 20,
        hears: [...categories(), ...linksOf(0).slice(0, -1)],
        once: categories().map((category) => `${category} page tab`),
      },
    ],
  },
];

const drawer: Task = {
  id: 'drawer',
  title: 'The menu of small screens',
  route: ROUTE,
  width: 375,
  steps: () => {
    const items = textsOf(ROUTE, 'dialog nav > ul > li > a, dialog nav summary');
    return [
      {
        does: 'Tabs to the button',
        keys: ['Tab'],
        until: `${word('Drawer.label')} collapsed push button`,
        atMost: 4,
      },
      {
        does: 'Opens the menu',
        keys: ['Return'],
        hears: ['dialog', word('Drawer.close')],
      },
      {does: 'Tabs through the menu', keys: items.map(() => 'Tab'), hears: items},
      {
        does: 'Closes it',
        keys: ['Escape'],
        hears: [word('Drawer.label'), 'push button'],
      },
    ];
  },
};

export default [...services, drawer];
