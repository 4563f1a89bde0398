import {pageAt} from '../../setup/site';
import type {Task} from '../task';
import {heading, textOf, textsOf, word} from '../words';

const CAREERS = '/TrendSoft/Career';
const REPORT = '/accessibility-conformance-report';
const ABOUT = '/About';

const h1 = (route: string) => heading(textOf(route, 'main h1'), 1);

const navigation: Task = {
  id: 'navigation',
  title: 'A link leads to another page, and Back returns',
  route: ABOUT,
  steps: () => {
    const link = textOf(ABOUT, `header nav a[href="${CAREERS}"]`);
    return [
      {does: 'Tabs to the link', keys: ['Tab'], until: `${link} link`, atMost: 8},
      {does: 'Follows it', keys: ['Return'], once: [h1(CAREERS)]},
      {does: 'Goes back', keys: ['XF86Back'], once: [h1(ABOUT)], never: [h1(CAREERS)]},
      {does: 'Goes forward', keys: ['XF86Forward'], once: [h1(CAREERS)], never: [h1(ABOUT)]},
      {does: 'Goes on by Tab', keys: ['Tab'], hears: [textOf(CAREERS, 'main h1 ~ * a, main a')]},
    ];
  },
};

const notFound: Task = {
  id: 'not-found',
  title: 'An address that does not exist',
  route: '/no-such-page',
  steps: () => {
    const $ = pageAt('/404.html');
    const first = $('main h2 ~ * a, main h2 ~ a').first();
    return [
      {
        does: 'Goes from heading to heading',
        keys: ['h', 'h'],
        hears: [heading(word('NotFound.heading'), 1), heading(word('NotFound.destinations'), 2)],
      },
      {does: 'Goes to the first link', keys: ['k'], hears: [first.text().trim(), 'link']},
      {does: 'Follows it', keys: ['Return'], once: [h1(first.attr('href') ?? '')]},
    ];
  },
};

const colours: Task = {
  id: 'colours',
  title: 'Light or dark colours are chosen',
  route: ABOUT,
  steps: () => [
    {
      does: 'Goes to the choice',
      keys: ['r'],
      hears: [word('ColourScheme.system'), 'selected radio button', '1 of 3'],
    },
    {does: 'Has keys go to it', keys: ['Insert+a'], hears: ['Focus mode']},
    {
      does: 'Chooses the next',
      keys: ['Down'],
      hears: [word('ColourScheme.light'), 'selected radio button', '2 of 3'],
      never: ['not selected'],
    },
    {
      does: 'And the next',
      keys: ['Down'],
      hears: [word('ColourScheme.dark'), 'selected radio button', '3 of 3'],
      never: ['not selected'],
    },
  ],
};

const report: Task = {
  id: 'report',
  title: 'The tables of the conformance report',
  route: REPORT,
  steps: () => {
    const $ = pageAt(REPORT);
    const captions = textsOf(REPORT, 'main table caption');
    const size = (place: number) => {
      const rows = $('main table').eq(place).find('tr');
      return `${rows.length} rows ${rows.first().children().length} columns`;
    };
    const cells = $('main table')
      .eq(1)
      .find('tbody tr')
      .slice(0, 2)
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => $(cell).text().trim()),
      );
    const first = (text = '') => text.split(/\s+/).slice(0, 1).join(' ');
    return [
      {does: 'Goes to the second table', keys: ['t', 't'], hears: [captions[1] ?? '', size(1)]},
      {
        does: 'Goes to the cell below',
        keys: ['alt+shift+Down'],
        hears: [first(cells[0]?.[0])],
      },
      {
        does: 'Goes to the cell beside it',
        keys: ['alt+shift+Right'],
        // Firefox tells the column, too; Orca asks Chromium for it in vain where a row's header is left.
        hears: [first(cells[0]?.[1])],
      },
      {
        does: 'Goes to the cell below',
        keys: ['alt+shift+Down'],
        hears: [first(cells[1]?.[0]), first(cells[1]?.[1])],
      },
    ];
  },
};

export default [navigation, notFound, colours, report];
