import {pageAt} from '../../setup/site';
import {step, type Task} from '../task';
import {beginning, heading, textOf, textsIn, textsOf, word} from '../words';
import {PLAIN_PAGE} from '../../setup/routes';

const CAREERS = '/TrendSoft/Career';
const REPORT = '/accessibility-conformance-report';
const ABOUT = PLAIN_PAGE;

const h1 = (route: string) => heading(textOf(route, 'main h1'), 1);

const navigation: Task = {
  id: 'navigation',
  title: 'A link leads to another page, and Back returns',
  route: ABOUT,
  steps: () => {
    const link = textOf(ABOUT, `header nav a[href="${CAREERS}"]`);
    return [
      step('Tabs to the link', 'Tab', {until: `${link} link`, atMost: 8}),
      step('Follows it', 'Return', {once: [h1(CAREERS)]}),
      step('Goes back', 'XF86Back', {
        hears: [link, 'link', textOf(ABOUT, 'main h1')],
        never: [h1(CAREERS)],
      }),
      step('Goes forward', 'XF86Forward', {once: [h1(CAREERS)], never: [h1(ABOUT)]}),
      step('Tabs on', 'Tab', {hears: [textOf(CAREERS, 'main h1 ~ * a, main a')]}),
    ];
  },
};

const notFound: Task = {
  id: 'not-found',
  title: 'An address that does not exist',
  route: '/no-such-page',
  steps: () => {
    const first = pageAt('/404.html')('main h2 ~ * a, main h2 ~ a').first();
    return [
      step('Goes from heading to heading', ['h', 'h'], {
        hears: [heading(word('NotFound.heading'), 1), heading(word('NotFound.destinations'), 2)],
      }),
      step('Goes to the first link', 'k', {hears: [first.text().trim(), 'link']}),
      step('Follows it', 'Return', {once: [h1(first.attr('href') ?? '')]}),
    ];
  },
};

const chosen = (id: string, position: number) => [
  word(`ColourScheme.${id}`),
  'selected radio button',
  `${position} of 3`,
];

const colours: Task = {
  id: 'colours',
  title: 'Light or dark colours are chosen',
  route: ABOUT,
  steps: () => [
    step('Goes to the choice', 'r', {hears: chosen('system', 1)}),
    step('Switches to focus mode', 'Insert+a', {hears: ['Focus mode']}),
    step('Chooses the next', 'Down', {hears: chosen('light', 2), never: ['not selected']}),
    step('And the next', 'Down', {hears: chosen('dark', 3), never: ['not selected']}),
  ],
};

const report: Task = {
  id: 'report',
  title: 'The tables of the conformance report',
  route: REPORT,
  steps: () => {
    const table = pageAt(REPORT)('main table').eq(1);
    const rows = table.find('tr');
    const size = `${rows.length} rows ${rows.first().children().length} columns`;
    const [, caption = ''] = textsOf(REPORT, 'main table caption');
    const cellsOf = (row: number) =>
      textsIn(table.find('tbody tr').eq(row).children()).map((cell) => beginning(cell, 1));
    const [name = '', value = ''] = cellsOf(0);
    return [
      step('Goes to the second table', ['t', 't'], {hears: [caption, size]}),
      step('Goes to the cell below', 'alt+shift+Down', {hears: [name]}),
      // Firefox also reports the column header; Chromium does not when leaving a row header.
      step('Goes to the cell beside it', 'alt+shift+Right', {hears: [value]}),
      step('Goes to the cell below', 'alt+shift+Down', {hears: cellsOf(1).slice(0, 2)}),
    ];
  },
};

export default [navigation, notFound, colours, report];
