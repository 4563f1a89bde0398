import {pageAt} from '../../setup/site';
import type {Task} from '../task';
import {beginning, heading, textsOf} from '../words';

const list = (route: string) => pageAt(route)('main a[href^="#"]').parent('div').first();

function tabsOf(route: string): string[] {
  const $ = pageAt(route);
  return list(route)
    .children()
    .toArray()
    .map((tab) => $(tab).text().trim());
}

/** The heading above the tabs. */
function above(route: string): RegExp {
  const $ = pageAt(route);
  const order = $('main').find('h2, div').toArray();
  const until = order.indexOf(list(route).get(0) as (typeof order)[number]);
  const last = order.slice(0, until).findLast(({tagName}) => tagName === 'h2');
  return heading($(last).text().trim(), 2);
}

const reading = (id: string, route: string): Task => ({
  id: `tabs-${id}`,
  title: `Tabs are read line by line, then the panel: ${id}`,
  route,
  steps: () => {
    const tabs = tabsOf(route);
    const [panel = ''] = textsOf(route, 'main section[id] h3');
    return [
      {does: 'Wakes the page', keys: ['Down']},
      {does: 'Goes to the heading before the tabs', keys: ['h'], until: above(route)},
      {
        does: 'Reads down to the panel',
        keys: ['Down'],
        until: heading(panel, 3),
        atMost: tabs.length + 6,
        once: tabs.map((tab) => new RegExp(`${beginning(tab, 9)} page tab`)),
      },
    ];
  },
});

const choosing = (route: string): Task => ({
  id: 'tabs-keys',
  title: 'A tab is chosen by keys',
  route,
  steps: () => {
    const [first = '', second = '', third = ''] = tabsOf(route);
    const count = tabsOf(route).length;
    return [
      {does: 'Tabs to the selected tab', keys: ['Tab'], until: `${first} page tab`, atMost: 20},
      {
        does: 'Moves to the next',
        keys: ['Down'],
        hears: [second, `2 of ${count}`],
        once: [second],
      },
      {does: 'And the next', keys: ['Down'], hears: [third, `3 of ${count}`]},
      {does: 'Goes to its panel', keys: ['Tab'], hears: [/scroll pane/]},
    ];
  },
});

export default [
  reading('three', '/TrendSoft/oursolutions/Testing'),
  reading('six', '/TrendSoft/oursolutions/CyberSecurity'),
  choosing('/TrendSoft/oursolutions/Testing'),
];
