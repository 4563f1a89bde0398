import sidebars from '../../../sidebars';
import type {Task} from '../task';
import {beginning, heading, textsOf, word} from '../words';
import {pageAt} from '../../setup/site';

const ROUTE = '/';

/** Headings of the page in reading order, without those that a closed menu holds. */
function headings(): RegExp[] {
  const $ = pageAt(ROUTE);
  return $('main, footer')
    .find('h1, h2, h3, h4')
    .toArray()
    .map((element) => heading($(element).text(), Number(element.tagName.slice(1))));
}

function labelsOf(selector: string): string[] {
  const $ = pageAt(ROUTE);
  return $(selector)
    .toArray()
    .map((element) => $(element).attr('aria-label') ?? '');
}

const structure: Task = {
  id: 'structure',
  title: 'The home page by headings and landmarks',
  route: ROUTE,
  steps: () => {
    const all = headings();
    return [
      {does: 'Goes from heading to heading', keys: all.map(() => 'h'), hears: all},
      {does: 'Goes back to the top', keys: ['ctrl+Home']},
      {
        does: 'Goes from landmark to landmark',
        keys: ['m'],
        until: 'Wrapping to top',
        atMost: 12,
        hears: [
          word('Header.home'),
          word('Header.navigation'),
          ...textsOf(ROUTE, 'main h1').map((text) => heading(text, 1)),
          ...labelsOf('main section[aria-label]'),
          beginning(sidebars.tagline),
        ],
      },
      {
        does: 'Reads the first lines',
        keys: ['ctrl+Home', 'Down', 'Down', 'Down'],
        hears: [
          word('SkipLink.label'),
          word('Header.home'),
          `navigation ${word('Header.navigation')}`,
          word('ServicesPanel.label'),
          'leaving navigation',
          'main content',
          ...textsOf(ROUTE, 'main h1').map((text) => heading(text, 1)),
        ],
      },
    ];
  },
};

export default [structure];
