import {pageAt} from '../../setup/site';
import {step, times, type Task} from '../task';
import {textsIn, textsOf, word} from '../words';
import {PLAIN_PAGE} from '../../setup/routes';

/** A page outside the service families: no button of the header is marked as current. */
const ROUTE = PLAIN_PAGE;

/** Returns the links to which a tab of the services panel leads. */
function linksOf(which: number): string[] {
  const panel = pageAt(ROUTE)('header [popover]').not('dialog').first();
  return textsIn(panel.find('ul').eq(which).find('a'));
}

const categories = () =>
  textsOf(ROUTE, 'header div[popover] [class*=tab] > a, header div[popover] [role=tab]');

const openPanel = () => [
  step('Tabs to the button', 'Tab', {
    until: `${word('ServicesPanel.label')} collapsed push button`,
    atMost: 6,
  }),
  step('Opens the panel', 'Return', {hears: ['expanded']}),
];

const keys: Task = {
  id: 'services-keys',
  title: 'A service is chosen in the panel by keys',
  route: ROUTE,
  steps: () => {
    const [first = '', second = ''] = categories();
    const count = categories().length;
    const links = linksOf(1);
    return [
      ...openPanel(),
      step('Tabs to the categories', 'Tab', {hears: [first, `1 of ${count}`]}),
      step('Goes to the next category', 'Down', {hears: [second, `2 of ${count}`]}),
      step('Chooses it', 'Return', {never: [first]}),
      step('Tabs through its links', ['Tab', ...times(links.length, 'Tab')], {hears: links}),
      step('Closes the panel', 'Escape', {hears: ['collapsed']}),
    ];
  },
};

const reading: Task = {
  id: 'services-reading',
  title: 'The open services panel is read line by line',
  route: ROUTE,
  steps: () => {
    const links = linksOf(0);
    return [
      ...openPanel(),
      step('Switches to browse mode', 'Insert+a', {hears: ['Browse mode']}),
      step('Reads down past the panel', 'Down', {
        until: links.at(-1) ?? '',
        atMost: 20,
        hears: [...categories(), ...links.slice(0, -1)],
        once: categories().map((category) => `${category} page tab`),
      }),
    ];
  },
};

const drawer: Task = {
  id: 'drawer',
  title: 'The menu of small screens',
  route: ROUTE,
  width: 375,
  steps: () => {
    const items = textsOf(ROUTE, 'dialog nav > ul > li > a, dialog nav summary');
    const button = `${word('Drawer.label')} collapsed push button`;
    return [
      step('Tabs to the button', 'Tab', {until: button, atMost: 4}),
      step('Opens the menu', 'Return', {hears: ['dialog', word('Drawer.close')]}),
      step('Tabs through the menu', times(items.length, 'Tab'), {hears: items}),
      step('Closes it', 'Escape', {hears: [word('Drawer.label'), 'push button']}),
    ];
  },
};

export default [keys, reading, drawer];
