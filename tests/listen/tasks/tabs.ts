import {pageAt} from '../../setup/site';
import {step, type Task} from '../task';
import {beginning, heading, headingsAround, textOf, textsIn} from '../words';
import {PLAIN_PAGE, routesWith, tabsOf} from '../../setup/routes';

/** The pages with the fewest and the most tabs. */
const [FEWEST = PLAIN_PAGE, ...OTHERS] = routesWith('Tabs').sort(
  (one, other) => tabsOf(one).length - tabsOf(other).length,
);
const MOST = OTHERS.at(-1) ?? FEWEST;

const listOf = (route: string) => pageAt(route)('main a[href^="#"]').parent('div').first();
const labelsOf = (route: string) => textsIn(listOf(route).children());

const reading = (id: string, route: string): Task => ({
  id: `tabs-${id}`,
  title: `Tabs are read line by line, then the panel: ${id}`,
  route,
  steps: () => {
    const tabs = labelsOf(route);
    return [
      step('Presses the first key', 'Down'),
      step('Goes to the heading before the tabs', 'h', {
        until: headingsAround(route, listOf(route)).before,
      }),
      step('Reads down to the panel', 'Down', {
        until: heading(textOf(route, 'main section[id] h3'), 3),
        atMost: tabs.length + 6,
        once: tabs.map((tab) => new RegExp(`${beginning(tab, 9)} page tab`)),
      }),
    ];
  },
});

const choosing: Task = {
  id: 'tabs-keys',
  title: 'A tab is chosen by keys',
  route: FEWEST,
  steps: () => {
    const tabs = labelsOf(FEWEST);
    const [first = '', second = '', third = ''] = tabs;
    return [
      step('Tabs to the selected tab', 'Tab', {until: `${first} page tab`, atMost: 20}),
      step('Moves to the next', 'Down', {hears: [second, `2 of ${tabs.length}`], once: [second]}),
      step('And the next', 'Down', {hears: [third, `3 of ${tabs.length}`]}),
      step('Goes to its panel', 'Tab', {hears: [/scroll pane/]}),
    ];
  },
};

export default [reading('three', FEWEST), reading('six', MOST), choosing];
